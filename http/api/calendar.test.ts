import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Overview } from '#catalogue/wire/overview.ts'
import type { Actor } from '#domain/actor.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asEditor, asSupport, testPassword } from '#test/people.ts'

type Calendar = Overview['calendar'] & { time_zone: string }

const at = (day: number, hour = 9) =>
  new Date(Date.UTC(2026, 4, day, hour)).toISOString() as `2026-${string}`

async function openCalendar() {
  const { app, site, post, bodyNamed, publish, approve } = await openCollections()
  expect(app.clock.now().slice(0, 10)).toBe('2026-05-04')

  /** A promotion that is submitted, or stays a draft. */
  async function plan(title: string, window: object, approval: 0 | 1 = 0) {
    const { body } = await post(promotion.path, {
      ...bodyNamed(promotion, title),
      ...window,
      approval,
    })
    return body.data
  }

  async function calendar(query = 'from=2026-05-11&days=14') {
    const { status, body } = await app.call<Calendar>(asSupport, 'GET', `/calendar?${query}`)
    expect(status).toBe(200)
    return body.data
  }

  /** The moments in words. */
  async function moments(query?: string) {
    const { days } = await calendar(query)
    return days.flatMap(({ date, moments: all }) =>
      all.map(({ what, title, plan: by }) => `${date} ${what} ${title} ${by?.state ?? 'certain'}`),
    )
  }

  return { app, site, post, publish, approve, plan, calendar, moments }
}

test('drafts and pending changes are planned, and what is approved is certain', async () => {
  const { approve, plan, moments } = await openCalendar()
  await plan('Soup week', { starts_at: at(14), ends_at: at(16) })
  const pending = await plan('Fries day', { starts_at: at(15), ends_at: at(18) }, 1)
  expect(await moments()).toEqual([
    '2026-05-14 starts Soup week draft',
    '2026-05-15 starts Fries day pending',
    '2026-05-16 ends Soup week draft',
    '2026-05-18 ends Fries day pending',
  ])
  await approve(promotion, pending)
  expect(await moments('from=2026-05-15&days=1')).toEqual(['2026-05-15 starts Fries day certain'])
})

test('a draft of what is approved shows the moments that it would move, and no moment twice', async () => {
  const { app, post, approve, plan, calendar, moments } = await openCalendar()
  const saved = await plan('Soup week', { starts_at: at(14), ends_at: at(16) }, 1)
  await approve(promotion, saved)
  const later = await post(`${promotion.path}/${saved.id}`, { ends_at: at(19) })
  expect(later.status).toBe(200)
  expect(await moments()).toEqual([
    '2026-05-14 starts Soup week certain',
    '2026-05-16 ends Soup week certain',
    '2026-05-19 ends Soup week draft',
  ])
  const { days } = await calendar('from=2026-05-19&days=1')
  const [planned] = days[0]?.moments ?? []
  expect(planned?.plan).toMatchObject({ starts_at: at(14), ends_at: at(19) })
  // What the calendar says of it is enough to move it.
  const moved = await post(`${promotion.path}/${saved.id}`, {
    ends_at: at(20),
    version: planned?.plan?.version,
  })
  expect(moved.status).toBe(200)
  expect(await moments('from=2026-05-20&days=1')).toEqual(['2026-05-20 ends Soup week draft'])
  // What is planned in the past starts as soon as it is approved.
  const now = app.clock.now()
  await plan('Lunch', { starts_at: new Date(Date.parse(now) + 60_000).toISOString() })
  expect(await moments('from=2026-05-04&days=1')).toHaveLength(1)
  app.clock.pass({ minutes: 2 })
  expect(await moments('from=2026-05-04&days=1')).toEqual([])
})

test('days without an offer are gaps, until one stays for ever', async () => {
  const { site, post, approve, plan, calendar, publish } = await openCalendar()
  const gaps = async () =>
    (await calendar('from=2026-05-13&days=7')).days.flatMap(({ date, gaps: all }) =>
      all.map((label) => `${date} ${label}`),
    )
  expect(await gaps()).toEqual([])
  for (const id of [site.offer, site.offer2]) {
    const archived = await post(`${promotion.path}/${id}`, { archived: true, approval: 1 })
    await approve(promotion, archived.body.data)
  }
  await approve(promotion, await plan('Soup week', { starts_at: at(13, 0), ends_at: at(16, 0) }, 1))
  await approve(promotion, await plan('Fries day', { starts_at: at(18, 0), ends_at: at(19) }, 1))
  expect(await gaps()).toEqual([
    '2026-05-16 Promotions',
    '2026-05-17 Promotions',
    '2026-05-19 Promotions',
  ])
  await publish(promotion, 'For ever')
  expect(await gaps()).toEqual([])
})

test('the days between the end of an offer and its next version are gaps', async () => {
  const { site, app, post, approve, plan, calendar } = await openCalendar()
  for (const id of [site.offer, site.offer2]) {
    const archived = await post(`${promotion.path}/${id}`, { archived: true, approval: 1 })
    await approve(promotion, archived.body.data)
  }
  const saved = await plan('Soup week', { ends_at: at(6, 0) }, 1)
  await approve(promotion, saved)
  expect(app.clock.now() < at(6, 0)).toBe(true)
  const window = { starts_at: at(8, 0), ends_at: at(9, 0) }
  const next = await post(`${promotion.path}/${saved.id}`, { ...window, approval: 1 })
  await approve(promotion, next.body.data)
  const { days } = await calendar('from=2026-05-05&days=5')
  expect(days.map(({ date, gaps }) => [date, gaps])).toEqual([
    ['2026-05-05', []],
    ['2026-05-06', ['Promotions']],
    ['2026-05-07', ['Promotions']],
    ['2026-05-08', []],
    ['2026-05-09', ['Promotions']],
  ])
})

test('a calendar begins with a day of the calendar and has six weeks at most', async () => {
  const { app, calendar } = await openCalendar()
  expect((await calendar('from=2026-02-28')).days).toHaveLength(42)
  expect((await app.call(null, 'GET', '/calendar?from=2026-05-11')).status).toBe(401)
  for (const query of [
    '',
    'from=9999-12-31',
    'from=2026-02-30',
    'from=2026-05-11&days=43',
    'from=2026-05-11&days=0',
  ])
    expect((await app.call(asEditor, 'GET', `/calendar?${query}`)).status).toBe(422)
})

test('a calendar app reads what starts and ends by a secret link, until it is removed', async () => {
  const { app, plan, approve } = await openCalendar()
  const saved = await plan('Soup, week', { starts_at: at(14), ends_at: at(16) }, 1)
  await approve(promotion, saved)
  await plan('Fries day', { starts_at: at(15) })
  const link = async (who: Actor) =>
    (await app.call<{ link: string }>(who, 'POST', '/calendar/link', {})).body.data.link
  const first = new URL(await link(asSupport))
  const read = async (url: URL) => {
    const { status, headers, bytes } = await app.get(`${url.pathname}${url.search}`)
    // Long lines are folded (RFC 5545, 3.1).
    return { status, type: headers['content-type'], text: bytes.toString().replaceAll('\r\n ', '') }
  }
  const { status, type, text } = await read(first)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text.match(/UID:promotion-\d+-starts-scheduled@/g)).toHaveLength(1)
  const lines = text.split('\r\n')
  expect(lines.filter((line) => /^(DTSTART|SUMMARY|STATUS):/.test(line))).toEqual([
    'DTSTART:20260514T090000Z',
    'SUMMARY:Soup\\, week starts',
    'STATUS:CONFIRMED',
    'DTSTART:20260515T090000Z',
    'SUMMARY:Draft: Fries day starts',
    'STATUS:TENTATIVE',
    'DTSTART:20260516T090000Z',
    'SUMMARY:Soup\\, week ends',
    'STATUS:CONFIRMED',
  ])
  expect(text).toContain(`/admin/pages/promo/details/${saved.id}\r`)

  const second = new URL(await link(asSupport))
  expect((await read(first)).status).toBe(404)
  expect((await read(second)).status).toBe(200)
  // Nobody else's link is touched.
  await link(asEditor)
  expect((await read(second)).status).toBe(200)
  expect((await app.call(asSupport, 'DELETE', '/calendar/link')).status).toBe(200)
  expect((await read(second)).status).toBe(404)
  for (const key of ['', 'x', `${'A'.repeat(43)}`])
    expect((await app.get(`/api/calendar/feed?key=${key}`)).status).toBe(404)
})

test('the link of a person who is no longer active shows nothing', async () => {
  const { app } = await openCalendar()
  const made = await app.call<{ link: string }>(asSupport, 'POST', '/calendar/link', {})
  const { link } = made.body.data
  const { pathname, search } = new URL(link)
  const since = await app.call<{ created_at: string }>(asSupport, 'GET', '/calendar/link')
  expect(since.body.data.created_at).toBe(app.clock.now())
  await app.store.db
    .updateTable('person')
    .set({ active: 0 })
    .where('id', '=', asSupport.id)
    .execute()
  expect((await app.get(`${pathname}${search}`)).status).toBe(404)
})

test('a new password ends the link to the calendar', async () => {
  const { app } = await openCalendar()
  const made = await app.call<{ link: string }>(asSupport, 'POST', '/calendar/link', {})
  const { pathname, search } = new URL(made.body.data.link)
  const password = 'seven lamps over the counter'
  const sent = { current_password: testPassword, password, password_confirmation: password }
  const changed = await app.call(asSupport, 'POST', '/users/update/password', sent)
  expect(changed.status).toBe(200)
  expect((await app.get(`${pathname}${search}`)).status).toBe(404)
})

test('what is replaced before its end is not told to end, and each event has a name of its own', async () => {
  const { app, post, plan, approve, moments } = await openCalendar()
  const saved = await plan('Soup week', { ends_at: at(16) }, 1)
  await approve(promotion, saved)
  const next = await post(`${promotion.path}/${saved.id}`, {
    starts_at: at(14),
    ends_at: at(20),
    approval: 1,
  })
  await approve(promotion, next.body.data)
  expect(await moments('from=2026-05-08&days=14')).toEqual([
    '2026-05-14 starts Soup week certain',
    '2026-05-20 ends Soup week certain',
  ])
  const made = await app.call<{ link: string }>(asSupport, 'POST', '/calendar/link', {})
  const { pathname, search } = new URL(made.body.data.link)
  const feed = (await app.get(`${pathname}${search}`)).bytes.toString()
  const names = feed.match(/^UID:.*$/gm) ?? []
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(2)
})
