import { beforeEach, expect, test } from 'vitest'
import type { CampaignView } from '#catalogue/wire/campaigns.ts'
import type { DocumentView } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { icmLine } from '#test/content/content.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

const icm = '/banners/home/icm'

async function post<T>(path: string, body: object = {}, who: Actor = asEditor) {
  const answer = await app.call<T>(who, 'POST', path, body)
  expect(answer.status).toBe(200)
  return answer.body.data
}

async function add(name: string) {
  return (await post<{ id: number }>('/campaigns', { name })).id
}

async function loadLine(query = '') {
  const path = `/banners/home/create${query}`
  const { body } = await app.call<{ sections: Record<string, DocumentView> }>(asEditor, 'GET', path)
  return body.data.sections.icm_banner
}

async function approve(campaign: number) {
  await post(`/campaigns/${campaign}/submit`)
  await post(`/campaigns/${campaign}/approve`, {}, asApprover)
}

test('a document says in which campaign it was read, and which change it until they are over', async () => {
  const [summer, autumn] = [await add('Summer'), await add('Autumn')]
  const before = await loadLine()
  for (const field of ['campaign', 'campaigns', 'review']) expect(before).not.toHaveProperty(field)
  await post(`${icm}?campaign=${summer}`, { ...icmLine('Summer line'), approval: 0 })
  await post(`${icm}?campaign=${autumn}`, { ...icmLine('Autumn line'), approval: 0 })
  const both = [
    { id: summer, name: 'Summer' },
    { id: autumn, name: 'Autumn' },
  ]
  expect((await loadLine())?.campaigns).toEqual(both)
  expect(await loadLine()).not.toHaveProperty('campaign')
  expect(await loadLine(`?campaign=${autumn}`)).toMatchObject({ campaign: autumn, campaigns: both })

  await post(`/promotions/${site.offer}?campaign=${summer}`, { title: 'Summer Box' })
  const path = `/promotions/create/${site.offer}`
  const { body } = await app.call<DocumentView>(asEditor, 'GET', path)
  expect(body.data.campaigns).toEqual([both[0]])

  // Of the same rank only one can be submitted; the other has to be out of the way.
  await app.call(asEditor, 'DELETE', `/campaigns/${autumn}`)
  await approve(summer)
  app.clock.pass({ minutes: 1 })
  await post(`/campaigns/${summer}/stop`, {}, asApprover)
  expect(await loadLine()).not.toHaveProperty('campaigns')
})

test('a document in a campaign says what the site changed meanwhile', async () => {
  const summer = await add('Summer')
  await post(`${icm}?campaign=${summer}`, { ...icmLine('Summer line'), approval: 0 })
  await approve(summer)
  const correction = await post<{ id: number }>(icm, { ...icmLine('Corrected'), approval: 1 })
  const named = { entity_id: correction.id, entity_type: 'icm_banner' }
  await post('/approvals/approve', named, asApprover)
  expect((await loadLine(`?campaign=${summer}`))?.review).toEqual({
    paths: [expect.any(String)],
    incomplete: false,
  })
  expect(await loadLine()).not.toHaveProperty('review')
})

test('a preview of what is typed in a campaign shows the campaign around it', async () => {
  const summer = await add('Summer')
  await post(`${icm}?campaign=${summer}`, { ...icmLine('Summer line'), approval: 0 })
  const preview = async (sent: object, path = '/home') => {
    const body = { entity_type: 'promotion', entry_id: site.offer, path, ...sent }
    return (await post<{ html: string }>('/preview/unsaved', body)).html
  }
  const values = { title: 'Typed for Summer' }
  const inSummer = await preview({ values, campaign: summer })
  expect(inSummer).toContain('Typed for Summer')
  expect(inSummer).toContain('Summer line')
  expect(await preview({ values })).not.toContain('Summer line')
  // What is not typed is as in the campaign, not as on the site.
  await post(`/promotions/${site.offer}?campaign=${summer}`, { title: 'Saved for Summer' })
  const untyped = { values: {}, campaign: summer }
  expect(await preview(untyped)).toContain('Saved for Summer')
  const unknown = { entity_type: 'icm_banner', path: '/home', values: {}, campaign: 999 }
  expect((await app.call(asEditor, 'POST', '/preview/unsaved', unknown)).status).toBe(404)
})

test('a change in a campaign leads to its form there', async () => {
  const summer = await add('Summer')
  await post(`${icm}?campaign=${summer}`, { ...icmLine('Summer line'), approval: 0 })
  const { body } = await app.call<CampaignView>(asEditor, 'GET', `/campaigns/${summer}`)
  const [line] = body.data.lines
  expect(line?.editor_path).toBe(`/admin/pages/home?campaign=${summer}`)
  const assigned = { entity_id: line?.record_id, entity_type: 'icm_banner', username: 'editor2' }
  await post('/assignments', { ...assigned, due_on: null, note: '' })
  const list = await app.call<{ data: { editor_path: string }[] }>(asEditor, 'GET', '/assignments')
  expect(list.body.data.data.map(({ editor_path }) => editor_path)).toEqual([line?.editor_path])
})

test('an entry that was put in an order is changed in a campaign, and keeps its place in it', async () => {
  const moves = { moves: [{ id: site.offer2, after: null }], approval: 1 }
  const order = await post<{ id: number }>('/promotions/order', moves)
  await post(
    '/approvals/approve',
    { entity_type: 'promotion_order', entity_id: order.id },
    asApprover,
  )
  const campaign = await add('Summer')
  await post(`/promotions/${site.offer2}?campaign=${campaign}`, { title: 'Summer shakes' })
  const of = { subject: 'promotion', entry_id: site.offer2 }
  const [line] = await positionsOf('line', of)
  const [head] = await positionsOf('head', of)
  expect(line).toEqual(head)
  expect(line?.position).toMatch(/^\d+i/)
  await approve(campaign)
  const html = (await app.get('/promotion')).bytes.toString()
  const [first, second] = ['Summer shakes', 'Two for one'].map((title) => html.indexOf(title))
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first ?? 0)
})

function positionsOf(table: 'line' | 'head', of: { subject: string; entry_id: number }) {
  const rows = app.store.db.selectFrom(table).select('position')
  return rows.where('subject', '=', of.subject).where('entry_id', '=', of.entry_id).execute()
}
