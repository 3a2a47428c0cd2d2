import { beforeEach, expect, test } from 'vitest'
import type { CampaignView } from '#catalogue/wire/campaigns.ts'
import type { Actor } from '#domain/actor.ts'
import { icmLine } from '#test/content/content.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asEditor2 } from '#test/people.ts'

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

const post = (path: string, body: object = {}, who: Actor = asEditor) =>
  app.call<CampaignView>(who, 'POST', path, body)

const add = async (body: object) =>
  (await post('/campaigns', { name: 'Summer', ...body })).body.data.id

const home = async () => (await app.get('/home')).bytes.toString()

const preview = async (shows: object, path: string) => {
  const opened = await app.call(asEditor2, 'POST', '/auth/preview', shows)
  expect(opened.status).toBe(200)
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
  return (await app.get(`${path}?preview=1`, { cookie })).bytes.toString()
}

test('a preview shows a campaign at a moment, with what is still a draft or without', async () => {
  const id = await add({ starts_at: '2030-06-01T00:00:00Z', ends_at: '2030-09-01T00:00:00Z' })
  await post(`/banners/home/icm?campaign=${id}`, { ...icmLine('Summer line'), approval: 0 })
  await post(`/promotions?campaign=${id}`, { title: 'Summer Box', image: site.picture.id })
  expect(await preview({}, '/home')).not.toContain('Summer line')
  expect(await preview({ campaigns: [id] }, '/home')).toContain('Summer line')
  expect(await preview({ campaigns: [id] }, '/promotion')).toContain('Summer Box')
  expect(await preview({ campaigns: [id], drafts: 'none' }, '/home')).not.toContain('Summer line')

  await post(`/campaigns/${id}/submit`)
  await post(`/campaigns/${id}/approve`, {}, asApprover)
  expect(await preview({ campaigns: [id], drafts: 'none' }, '/home')).toContain('Summer line')
  const inJuly = { at: '2030-07-01T00:00:00Z', drafts: 'none' }
  expect(await preview(inJuly, '/home')).toContain('Summer line')
  expect(await preview(inJuly, '/promotion')).toContain('Summer Box')
  expect(await preview({ ...inJuly, at: '2030-10-01T00:00:00Z' }, '/home')).not.toContain(
    'Summer line',
  )
  expect(await home()).not.toContain('Summer line')

  await post('/faqs', { question: 'Draft of the editor', answer: '<p>Yes</p>' })
  expect(await preview({ drafts: 'all' }, '/faqs')).toContain('Draft of the editor')
  expect(await preview({ drafts: 'mine' }, '/faqs')).not.toContain('Draft of the editor')
})

test('the bar of a preview names the moment to come, and is there without drafts too', async () => {
  const id = await add({ starts_at: '2030-06-01T00:00:00Z' })
  const barOf = async (shows: object) =>
    /<aside .*?<\/aside>/.exec(await preview(shows, '/home'))?.[0]
  const at = '2030-07-01T00:00:00Z'
  const toCome = 'This is how the page will be on Monday, 1 July 2030'
  for (const shows of [{ at }, { at, drafts: 'none' }, { at, drafts: 'none', campaigns: [id] }])
    expect(await barOf(shows)).toContain(toCome)
  expect(await barOf({ drafts: 'none', campaigns: [id] })).toContain('Guests already see it')
  expect(await barOf({ at: '2020-07-01T00:00:00Z' })).not.toContain('will be')
})
