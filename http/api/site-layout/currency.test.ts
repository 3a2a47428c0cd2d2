import { beforeEach, expect, test } from 'vitest'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import type { CurrencyConcerns } from '#catalogue/wire/currency.ts'
import type { DocumentView, LogEntry } from '#catalogue/wire.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'

let app: TestApp
let dish: number
let job: number
beforeEach(async () => {
  app = await openTestApp()
  const now = app.clock.now()
  await app.call(asAdmin, 'POST', '/settings/update', { brand_name: 'Petal' })
  const sizes = [
    { name: 'Small', price: 250 },
    { name: 'Large', price: 390 },
  ]
  dish = await app.desk.publishEntry(menuItem, { title: 'Petal Fries', sizes }, now)
  const pay = { pay_from: 1250, pay_to: 1400, town: 'Bonn', kind: 'corporate' }
  job = await app.desk.publishEntry(vacancy, { title: 'Cook', ...pay, apply: '/contact' }, now)
  app.clock.pass({ minutes: 1 })
})

const change = (currency: string, more: object = {}) =>
  app.call<CurrencyConcerns>(asAdmin, 'POST', '/settings/update', { currency, ...more })

const confirmed = { confirm_currency: true }

async function pageOf(path: string) {
  return (await app.get(path)).bytes.toString()
}

async function entryOf(id: number) {
  const { body } = await app.call<DocumentView>(asEditor, 'GET', `/menus/items/create/${id}`)
  return body.data
}

/** The prices of a dish's sizes, as its screen has them. */
async function pricesOf(id: number) {
  const { sizes } = (await entryOf(id)).values as { sizes: { price: number }[] }
  return sizes.map(({ price }) => price)
}

async function undoLast() {
  const { body } = await app.call<{ data: LogEntry[] }>(asAdmin, 'GET', '/logs')
  const line = body.data.data.find(({ can_undo }) => can_undo)
  expect((await app.call(asAdmin, 'POST', `/logs/${line?.id}/undo`, {})).status).toBe(200)
}

test('another currency is not taken unasked while there are prices: it is said how many', async () => {
  const { status, body } = await change('JPY')
  expect(status).toBe(409)
  expect(body.data.prices).toEqual({
    from: 'EUR',
    to: 'JPY',
    amounts: 4,
    records: 2,
    before: 250,
    after: 3,
  })
  expect(body.errors?.currency).toEqual([
    '4 prices are in EUR. They are not converted to JPY at an exchange rate: €2.50 becomes ¥3. To change the currency, send confirm_currency: true.',
  ])
  expect(await pageOf(`/menu-details/${dish}-petal-fries`)).toContain('€3.90')
  expect((await change('EUR')).status).toBe(200)
  const refused = await change('JPY', { confirm_currency: false })
  expect(refused.status).toBe(409)
})

test('a brand without prices chooses its currency without a question', async () => {
  const empty = await openTestApp()
  const body = { brand_name: 'Petal', currency: 'JPY' }
  expect((await empty.call(asAdmin, 'POST', '/settings/update', body)).status).toBe(200)
})

test('once it is meant, page, structured data and calls have the same amounts, in one change', async () => {
  expect((await change('JPY', confirmed)).status).toBe(200)
  const page = await pageOf(`/menu-details/${dish}-petal-fries`)
  expect(page).toContain('¥4')
  expect(page).not.toContain('€')
  const data = JSON.stringify(
    JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? ''),
  )
  expect(data).toContain('"priceCurrency":"JPY"')
  expect(data).toMatch(/"(price|lowPrice)":"?3"?[,}]/)
  expect(await pageOf(`/work-with-us/corporate/${job}-cook`)).toMatch(/¥13.{0,20}¥?14/s)
  const { body } = await app.call<{ sizes: { price: number }[] }>(
    null,
    'GET',
    `/menus/items/${dish}`,
  )
  expect(body.data.sizes.map(({ price }) => price)).toEqual([3, 4])
  const sequences = new Set((await app.desk.ledger()).slice(-3).map(({ sequence }) => sequence))
  expect(sequences.size).toBe(1)
})

test('dinars have a thousandth: a price is not a tenth of what it was', async () => {
  expect((await change('KWD', confirmed)).status).toBe(200)
  expect(await pricesOf(dish)).toEqual([2500, 3900])
  expect(await pageOf(`/menu-details/${dish}-petal-fries`)).toContain('3.900')
})

test('the change is one line of the log beside what it concerns, and undone it is as it was', async () => {
  await change('JPY', confirmed)
  const { body } = await app.call<{ data: LogEntry[] }>(asAdmin, 'GET', '/logs?per_page=20')
  const lines = body.data.data
  const saved = lines.find(({ entity_type, can_undo }) => entity_type === 'settings' && can_undo)
  expect(saved).toMatchObject({
    author: 'admin',
    remarks: 'Currency changed from EUR to JPY: 4 prices',
  })
  const words = lines.map(({ description }) => description)
  expect(words).toContain('Menu item “Petal Fries”: currency of the prices changed')
  app.clock.pass({ minutes: 1 })
  await undoLast()
  expect(await pricesOf(dish)).toEqual([250, 390])
  expect(await pageOf(`/menu-details/${dish}-petal-fries`)).toContain('€3.90')
  expect(await pageOf(`/work-with-us/corporate/${job}-cook`)).toContain('12.50')
})

test('drafts, what waits for a decision and what is to come are converted with it', async () => {
  const path = `/menus/items/${dish}`
  const draft = { sizes: [{ name: 'One', price: 490 }] }
  await app.call(asEditor, 'POST', path, { ...draft, approval: 1 })
  const pending = await entryOf(dish)
  const id = pending.record?.id
  await change('JPY', confirmed)
  expect(await pricesOf(dish)).toEqual([5])
  const decide = (version: number | undefined) =>
    app.call(asApprover, 'POST', '/approvals/approve', {
      entity_id: id,
      entity_type: 'menu_item',
      version,
    })
  // Nobody decides on an amount that they were not shown.
  expect((await decide(pending.record?.version)).status).toBe(409)
  app.clock.pass({ minutes: 1 })
  expect((await decide((await entryOf(dish)).record?.version)).status).toBe(200)
  expect(await pageOf(`/menu-details/${dish}-petal-fries`)).toContain('¥5')
  const starts_at = new Date(Date.parse(app.clock.now()) + 600_000).toISOString()
  await app.call(asEditor, 'POST', path, {
    sizes: [{ name: 'One', price: 7 }],
    starts_at,
    approval: 1,
  })
  const coming = (await entryOf(dish)).record
  const named = { entity_id: coming?.id, entity_type: 'menu_item', version: coming?.version }
  expect((await app.call(asApprover, 'POST', '/approvals/approve', named)).status).toBe(200)
  expect((await change('EUR', confirmed)).status).toBe(200)
  app.clock.pass({ minutes: 10 })
  expect(await pageOf(`/menu-details/${dish}-petal-fries`)).toContain('€7.00')
})

test('a former version comes back with its value, not with its digits', async () => {
  const former = (await entryOf(dish)).record?.id
  await change('JPY', confirmed)
  app.clock.pass({ minutes: 1 })
  const named = { entity_id: former, entity_type: 'menu_item' }
  expect((await app.call(asEditor, 'POST', '/approvals/restore', named)).status).toBe(200)
  expect(await pricesOf(dish)).toEqual([3, 4])
})

test('a rejected record is shown and gone on with in the currency of today', async () => {
  const sent = { sizes: [{ name: 'One', price: 490 }], approval: 1 }
  await app.call(asEditor, 'POST', `/menus/items/${dish}`, sent)
  const record = (await entryOf(dish)).record
  const named = { entity_id: record?.id, entity_type: 'menu_item', remarks: 'Too much' }
  await app.call(asApprover, 'POST', '/approvals/reject', named)
  app.clock.pass({ minutes: 1 })
  await change('JPY', confirmed)
  expect(await pricesOf(dish)).toEqual([5])
  await app.call(asEditor, 'POST', `/menus/items/${dish}`, { description: 'Crisp', approval: 0 })
  expect(await pricesOf(dish)).toEqual([5])
})
