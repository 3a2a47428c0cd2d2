import { expect, test } from 'vitest'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'

const today = '2026-05-04T08:00:00.000Z'

const cook = {
  title: 'Grill cook',
  town: 'Dubai',
  description: 'Keep the flame.',
  apply: 'mailto:jobs@m.example',
}

async function openJobs() {
  const clock = testClock(today)
  const app = await openTestApp({ clock })
  await publishSite(app.services)
  await app.call(asAdmin, 'POST', '/settings/update', { time_zone: 'UTC' })
  const look = async (path: string) => {
    const { status, bytes, headers } = await app.get(path)
    const page = bytes.toString()
    return { status, page, headers, main: /<main.*<\/main>/s.exec(page)?.[0] ?? '' }
  }
  const add = (body: object) => app.desk.publishEntry(vacancy, { ...cook, ...body }, today)
  return { app, clock, look, add }
}

function dataOf(page: string): Record<string, unknown> | undefined {
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks
    .map(([, json]) => JSON.parse(json ?? '{}'))
    .find((one) => one['@type'] === 'JobPosting')
}

test('a job closes by the clock: off lists, sitemap and search, and its page says so and offers others', async () => {
  const { app, clock, look, add } = await openJobs()
  await add({ title: 'Shift leader' })
  const ends_at = '2026-05-10T19:59:59.000Z'
  const id = await add({ ends_at, time_zone: 'Asia/Dubai' })
  const path = `/work-with-us/join/${id}-grill-cook`
  const { main } = await look(path)
  expect(main).toContain('Sunday, 10 May 2026 at 11:59 PM GMT+4')
  const head = /<header class="career-head">.*?<\/header>/s.exec(main)?.[0]
  expect(head).toMatch(/Closes (Sunday, )?10 May/)
  expect(head).toContain('href="mailto:jobs@m.example?subject=Grill%20cook%2C%20Dubai"')
  const found = async () => (await app.get('/api/search?query=grill')).bytes.toString()
  expect(await found()).toContain('Grill cook')
  clock.pass({ days: 7 })
  for (const list of ['/work-with-us/join', '/sitemap-careers.xml', '/home'])
    expect((await look(list)).page, list).not.toContain('grill-cook')
  expect(await found()).not.toContain('Grill cook')
  for (const isSettled of [false, true]) {
    if (isSettled) await app.desk.settle(clock.now())
    const closed = await look(path)
    expect([isSettled, closed.status]).toEqual([isSettled, 200])
    expect(closed.main).toContain('This position closed on 10 May 2026.')
    expect(closed.main).toContain('Shift leader')
    expect(closed.main).not.toContain('Keep the flame.')
    expect(closed.page).toContain('<meta name="robots" content="noindex"/>')
    expect(dataOf(closed.page)).toBeUndefined()
  }
})

test('search engines are told all that Google asks for of a job, while it is open', async () => {
  const { look, add } = await openJobs()
  const id = await add({
    ends_at: '2026-05-10T20:00:00.000Z',
    employment: ['full_time', 'internship'],
    requirements: 'Steady < hands.',
    street: 'Marina Walk 4',
    country: 'AE',
    pay_from: 1500,
    pay_to: 1750,
    pay_unit: 'hour',
  })
  const data = dataOf((await look(`/work-with-us/join/${id}-grill-cook`)).page)
  expect(data).toMatchObject({
    title: 'Grill cook',
    description: '<p>Keep the flame.</p><p>Steady &lt; hands.</p>',
    datePosted: today,
    validThrough: '2026-05-10T20:00:00.000Z',
    employmentType: ['FULL_TIME', 'INTERN'],
    hiringOrganization: { '@type': 'Organization', sameAs: expect.stringMatching(/^http/) },
    jobLocation: {
      address: { streetAddress: 'Marina Walk 4', addressLocality: 'Dubai', addressCountry: 'AE' },
    },
    baseSalary: { currency: 'EUR', value: { minValue: 15, maxValue: 17.5, unitText: 'HOUR' } },
    directApply: false,
  })
})

test('a job abroad is paid in the currency of its place, for people and for search engines', async () => {
  const { look, add } = await openJobs()
  const pay = { pay_from: 3650, pay_to: 4400, pay_unit: 'hour', pay_currency: 'AED' }
  const id = await add({ country: 'AE', ...pay })
  const { page, main } = await look(`/work-with-us/join/${id}-grill-cook`)
  expect(dataOf(page)).toMatchObject({
    baseSalary: { currency: 'AED', value: { minValue: 36.5, maxValue: 44 } },
  })
  expect(main).toMatch(/AED\s?36\.50\s?–\s?44/)
  expect(main).not.toContain('€')
})

test('jobs are narrowed down by what they have, in the address, kind by kind', async () => {
  const { look, add } = await openJobs()
  await add({ employment: ['full_time', 'part_time'] })
  await add({ title: 'Night baker', town: 'Berlin', employment: ['part_time'] })
  await add({ title: 'Buyer', town: 'Berlin', kind: 'corporate', department: 'Purchasing' })
  const join = (await look('/work-with-us/join')).main
  expect(join).toContain('2 open positions')
  expect(join).toContain('<option value="Berlin">Berlin (1)</option>')
  expect(join).toContain('<option value="part_time">Part time (2)</option>')
  expect(join).not.toContain('Buyer')
  const asked = await look('/work-with-us/join?department=&type=part_time&place=Berlin')
  expect(asked.main).toContain('Night baker')
  expect(asked.main).not.toContain('Grill cook')
  expect(asked.main).toContain('<option value="Berlin" selected="">')
  expect(asked.page).toMatch(/rel="canonical" href="[^"]+\/join\?type=part_time&amp;place=Berlin"/)
  expect((await look('/work-with-us/corporate?department=Purchasing')).main).toContain('Buyer')
  const unknown = await look('/work-with-us/join?place=Atlantis')
  expect([unknown.status, unknown.headers.location]).toEqual([302, '/work-with-us/join'])
})

test('what a job is approved with later is what it is found by, and its draft is not', async () => {
  const { app, look, add } = await openJobs()
  const id = await add({})
  const moved = { town: 'Lisbon', approval: 1 }
  const { revisionId } = await app.desk.save(asEditor, vacancy, moved, { entry: id, now: today })
  expect((await look('/work-with-us/join?place=Dubai')).main).toContain('Grill cook')
  await app.desk.approve(asApprover, vacancy, revisionId, { now: today })
  expect((await look('/work-with-us/join?place=Dubai')).status).toBe(302)
  expect((await look('/work-with-us/join?place=Lisbon')).main).toContain('Grill cook')
})

test('a list of jobs has pages with addresses of their own, and no more than it has', async () => {
  const { look, add } = await openJobs()
  for (let nth = 1; nth <= 13; nth++) await add({ title: `Job ${nth}.`, employment: ['temporary'] })
  const first = await look('/work-with-us/join?type=temporary')
  expect(first.main).toContain('href="/work-with-us/join?type=temporary&amp;page=2"')
  expect(first.main).not.toContain('Job 13.')
  expect((await look('/work-with-us/join?page=2')).main).toContain('Job 13.')
  expect((await look('/work-with-us/join?page=3')).status).toBe(404)
})

test('a job has one address, with its name, and none before it is approved or after it is taken off', async () => {
  const { app, look, add } = await openJobs()
  const id = await add({})
  const other = await look(`/work-with-us/join/${id}-baker`)
  expect([other.status, other.headers.location]).toEqual([
    301,
    `/work-with-us/join/${id}-grill-cook`,
  ])
  const bare = await look(`/work-with-us/join/${id}`)
  expect([bare.status, bare.page]).toEqual([
    200,
    expect.stringContaining(`/join/${id}-grill-cook"`),
  ])
  const sent = { archived: true, approval: 1 }
  const { revisionId } = await app.desk.save(asEditor, vacancy, sent, { entry: id, now: today })
  await app.desk.approve(asApprover, vacancy, revisionId, { now: today })
  expect((await look(`/work-with-us/join/${id}`)).status).toBe(410)
  expect((await look('/work-with-us/join')).main).not.toContain('Grill cook')
})

test('a job in an office has its address among those: in its list, the search, the sitemap and for staff', async () => {
  const { app, look, add } = await openJobs()
  const id = await add({ title: 'Brand planner', kind: 'corporate' })
  const path = `/work-with-us/corporate/${id}-brand-planner`
  const page = await look(path)
  expect([page.status, dataOf(page.page)?.url]).toEqual([200, expect.stringContaining(path)])
  expect((await look('/work-with-us/corporate')).main).toContain(`href="${path}"`)
  expect((await look('/sitemap-careers.xml')).page).toContain(`${path}</loc>`)
  expect((await look('/search?query=planner')).main).toContain(`href="${path}"`)
  const former = await look(`/work-with-us/join/${id}-brand-planner`)
  expect([former.status, former.headers.location]).toEqual([301, path])
  type Entry = { path: string }
  const guest = await app.call<Entry>(null, 'GET', `/vacancies/${id}`)
  const staff = await app.call<Entry>(asEditor, 'GET', `/vacancies/create/${id}`)
  const list = await app.call<{ data: Entry[] }>(asEditor, 'GET', '/vacancies/create')
  expect([guest.body.data.path, staff.body.data.path, list.body.data.data[0]?.path]).toEqual([
    path,
    path,
    path,
  ])
})

test('a job is followed by four others of its kind, never by itself', async () => {
  const { look, add } = await openJobs()
  await add({ title: 'Buyer', kind: 'corporate' })
  const ids: number[] = []
  for (let nth = 1; nth <= 5; nth++) ids.push(await add({ title: `Cook ${nth}` }))
  for (const id of ids) {
    const { main } = await look(`/work-with-us/join/${id}`)
    const title = /<h1[^>]*>([^<]+)</.exec(main)?.[1]
    const titles = [...main.matchAll(/<h3 class="job-title"><a[^>]*>([^<]+)</g)].map(
      ([, one]) => one,
    )
    expect([title, titles.length, titles.includes(title)]).toEqual([title, 4, false])
    expect(titles).not.toContain('Buyer')
  }
})
