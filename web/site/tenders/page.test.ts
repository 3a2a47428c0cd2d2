import { expect, test } from 'vitest'
import { tender } from '#catalogue/collections/tender.ts'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { addDocument } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'

const today = '2026-05-04T08:00:00.000Z'
const end = '2026-05-10T10:00:00.000Z'

const potatoes = {
  title: 'Potatoes',
  reference: 'M-1',
  description: 'Nine tonnes a week.',
  apply: 'mailto:bids@m.example',
  time_zone: 'Asia/Dubai',
  ends_at: end,
}

async function openTenders() {
  const clock = testClock(today)
  const app = await openTestApp({ clock })
  await publishSite(app.services)
  await app.call(asAdmin, 'POST', '/settings/update', { time_zone: 'UTC' })
  const look = async (path: string) => {
    const { status, bytes } = await app.get(path)
    const page = bytes.toString()
    return { status, page, main: /<main.*<\/main>/s.exec(page)?.[0] ?? '' }
  }
  const add = (body: object) => app.desk.publishEntry(tender, { ...potatoes, ...body }, today)
  return { app, clock, look, add }
}

test('an open tender shows its papers with type and size, its addenda in order, and its deadline with its zone', async () => {
  const { app, look, add } = await openTenders()
  const paper = await addDocument(app.store, 'Conditions.pdf')
  const id = await add({
    documents: [paper],
    questions_until: '2026-05-07T10:00:00.000Z',
    addenda: [
      { id: 1, title: 'Answers', date: '2026-05-05', documents: [paper] },
      { id: 2, title: 'One more restaurant', date: '2026-05-06' },
    ],
    outcome: 'Nobody knows yet.',
  })
  const { main, page } = await look(`/work-with-us/tender/${id}-potatoes`)
  expect(main).toMatch(/Conditions\.pdf<\/bdi><small>PDF, 20 kB/)
  expect(main).toMatch(/download="Conditions\.pdf"/)
  expect(main).toMatch(/5 May 2026.*Answers.*6 May 2026.*One more restaurant/s)
  expect(main).toContain('Sunday, 10 May 2026 at 2:00 PM GMT+4')
  const head = /<header class="career-head">.*?<\/header>/s.exec(main)?.[0]
  expect(head).toContain('Bid deadline: Sunday, 10 May 2026 at 2:00 PM GMT+4')
  expect(head).toMatch(/href="mailto:bids@m\.example\?subject=[\w-]+%3A%20Potatoes"/)
  expect(main).toContain('Thursday, 7 May 2026 at 2:00 PM GMT+4')
  expect(main).not.toContain('Nobody knows yet.')
  expect(page).not.toContain('noindex')
})

test('a tender closes by the clock: off the list, the sitemap and the search, and its page goes on', async () => {
  const { app, clock, look, add } = await openTenders()
  const id = await add({})
  const path = `/work-with-us/tender/${id}-potatoes`
  const found = async () => (await app.get('/api/search?query=potatoes')).bytes.toString()
  expect(await found()).toContain('Potatoes')
  expect((await look('/work-with-us/tender')).main).toContain('Bid deadline: Sunday, 10 May')
  clock.pass({ days: 7 })
  expect(await found()).not.toContain('Potatoes')
  expect((await look('/sitemap-careers.xml')).page).not.toContain('potatoes')
  for (const isSettled of [false, true]) {
    if (isSettled) await app.desk.settle(clock.now())
    const list = (await look('/work-with-us/tender')).main
    expect([isSettled, list]).toEqual([
      isSettled,
      expect.stringMatching(/Recently closed.*Potatoes/s),
    ])
    expect(list).not.toContain('Bid deadline')
    const closed = await look(path)
    expect(closed.status).toBe(200)
    expect(closed.main).toContain('This tender closed on Sunday, 10 May 2026')
    expect(closed.main).toContain('Not decided yet')
    expect(closed.main).not.toContain('Submit a bid')
    expect(closed.page).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('the outcome of a closed tender is written, approved and read, before and after its end is written down', async () => {
  for (const isSettled of [false, true]) {
    const { app, clock, look, add } = await openTenders()
    const entry = await add({})
    clock.pass({ days: 7 })
    if (isSettled) await app.desk.settle(clock.now())
    const sent = { outcome: 'Kornblum got it.', approval: 1 }
    const at = { entry, now: clock.now() }
    const { revisionId } = await app.desk.save(asEditor, tender, sent, at)
    await app.desk.approve(asApprover, tender, revisionId, { now: clock.now() })
    for (let times = 0; times < 2; times++) {
      expect((await look(`/work-with-us/tender/${entry}`)).main).toContain('Kornblum got it.')
      expect((await look('/work-with-us/tender')).main).toMatch(/Recently closed.*Decided/s)
      clock.pass({ minutes: 1 })
      await app.desk.settle(clock.now())
    }
  }
})

test('an end in the past is refused all the same where it is new, and questions end before the tender', async () => {
  const { app, clock, add } = await openTenders()
  const entry = await add({})
  clock.pass({ days: 7 })
  const at = { entry, now: clock.now() }
  const save = (sent: object) => app.desk.save(asEditor, tender, { ...sent, approval: 1 }, at)
  await expect(save({ ends_at: '2026-05-09T10:00:00.000Z' })).rejects.toMatchObject({
    details: { errors: { ends_at: expect.anything() } },
  })
  await expect(save({ questions_until: '2026-05-10T10:00:01.000Z' })).rejects.toMatchObject({
    details: { errors: { questions_until: expect.anything() } },
  })
})

test('Work With Us and home count what is open, and the clock counts along', async () => {
  const { app, clock, look, add } = await openTenders()
  await add({})
  const job = { town: 'Dubai', description: 'x', apply: '/apply' }
  await app.desk.publishEntry(vacancy, { ...job, title: 'Cook', ends_at: end }, today)
  await app.desk.publishEntry(vacancy, { ...job, title: 'Buyer', kind: 'corporate' }, today)
  const before = await look('/work-with-us')
  expect(before.main).toContain('2 open positions')
  expect(before.main).toContain('1 open tender')
  expect((await look('/home')).main).toContain('2 open positions')
  clock.pass({ days: 7 })
  expect((await look('/work-with-us')).main).toContain('1 open position')
  expect((await look('/work-with-us')).main).toContain('Nothing open right now')
  expect((await look('/home')).main).toContain('1 open position')
})

test('a tender is followed by two others that are open, never by itself', async () => {
  const { look, add } = await openTenders()
  const ids: number[] = []
  for (const title of ['Buns', 'Oil', 'Cups']) ids.push(await add({ title, reference: title }))
  for (const id of ids) {
    const { main } = await look(`/work-with-us/tender/${id}`)
    const title = /<h1[^>]*>([^<]+)</.exec(main)?.[1]
    const titles = [...main.matchAll(/<h3 class="job-title"><a[^>]*>([^<]+)</g)].map(
      ([, one]) => one,
    )
    expect([title, titles.length, titles.includes(title)]).toEqual([title, 2, false])
  }
})
