import { beforeEach, expect, test } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import type { CampaignView } from '#catalogue/wire/campaigns.ts'
import type { Notice } from '#catalogue/wire/notices.ts'
import type { ListPage, LogEntry } from '#catalogue/wire.ts'
import { addPicture, icmLine, teaser } from '#test/content/content.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { workspace } from '#test/content/workspace.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asApprover2, asEditor, asEditor2 } from '#test/people.ts'

let app: TestApp
let site: PublishedSite
let before: ReadonlySet<number>
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
  const notices = await app.store.db.selectFrom('notice').select('id').execute()
  before = new Set(notices.map(({ id }) => id))
})

type Who = Parameters<TestApp['call']>[0]

async function post<T = CampaignView>(path: string, body: object = {}, who: Who = asEditor) {
  const { status, body: answer } = await app.call<T>(who, 'POST', path, body)
  expect([path, status]).toEqual([path, 200])
  return answer.data
}

/** What somebody has heard of since the website was published. */
async function noticesOf(who: Who) {
  const { body } = await app.call<ListPage<Notice>>(who, 'GET', '/notices')
  const notices = body.data.data.filter(({ id }) => !before.has(id))
  return notices.map(({ sentence, text, path }) => ({ sentence, text, path }))
}

/** A campaign with a line of the home page by the editor and an offer by another. */
async function add() {
  const { id } = await post('/campaigns', { name: 'Summer' })
  await write(id)
  return id
}

async function write(id: number) {
  await post(`/banners/home/icm?campaign=${id}`, { ...icmLine('Summer line'), approval: 0 })
  const offer = `/promotions/${site.offer}?campaign=${id}`
  await post(offer, { title: 'Summer Box' }, asEditor2)
}

test('a campaign is submitted, rejected and approved with one notice for all that it changes', async () => {
  await post('/notices/wishes', { name: 'everySubmission', mail: 'none' }, asApprover)
  const id = await add()
  const path = `/admin/campaigns/${id}`
  await post(`/campaigns/${id}/submit`)
  const submitted = {
    sentence: 'editor submitted the campaign “Summer” for approval',
    text: '',
    path,
  }
  expect(await noticesOf(asApprover)).toEqual([submitted])
  await post(`/campaigns/${id}/reject`, { remarks: 'Too early.' }, asApprover)
  const rejected = {
    sentence: 'approver rejected the campaign “Summer”',
    text: 'Too early.',
    path,
  }
  for (const who of [asEditor, asEditor2]) expect(await noticesOf(who)).toEqual([rejected])
  await write(id)
  // Who rejected it hears of it again, whether or not they follow all submissions.
  await post('/notices/wishes', { name: 'everySubmission', mail: 'off' }, asApprover)
  await post(`/campaigns/${id}/submit`)
  expect(await noticesOf(asApprover)).toEqual([submitted, submitted])
  expect(await noticesOf(asApprover2)).toEqual([])
  await post(`/campaigns/${id}/withdraw`)
  // It is no answer to the rejection any more.
  await post(`/campaigns/${id}/submit`)
  expect(await noticesOf(asApprover)).toEqual([submitted, submitted])
  await post(`/campaigns/${id}/approve`, {}, asApprover2)
  const approved = { sentence: 'approver2 approved the campaign “Summer”', text: '', path }
  for (const who of [asEditor, asEditor2])
    expect(await noticesOf(who)).toEqual([approved, rejected])
})

test('who wrote in a campaign hears that the site’s change is in it, or where both changed the same', async () => {
  const id = await add()
  const path = `/admin/campaigns/${id}`
  const { publish, save } = workspace(app.store)
  await publish(workWithUs, teaser(await addPicture(app.store)))
  await save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign: id })
  await publish(workWithUs, { description: 'Corrected' })
  expect(await noticesOf(asEditor)).toEqual([
    {
      sentence: 'Your campaign now has the site’s change too: Work with Us',
      text: 'Summer',
      path,
    },
  ])
  await publish(workWithUs, { title: 'Jobs' })
  const [review] = await noticesOf(asEditor)
  expect(review).toEqual({
    sentence:
      'The site and your campaign changed the same in Work with Us. Please check it; the campaign keeps its own.',
    text: 'Summer',
    path,
  })
  const logs = await app.call<ListPage<LogEntry>>(asApprover, 'GET', '/logs?per_page=10')
  expect(logs.body.data.data.map(({ description }) => description)).toEqual(
    expect.arrayContaining([
      'Work with Us approved',
      'Work with Us saved as draft (campaign “Summer”)',
    ]),
  )
  // Who changed something else in it hears nothing.
  expect(await noticesOf(asEditor2)).toEqual([])
  expect(await noticesOf(asApprover)).toEqual([])
})

test('an approver approves what was seen, and nothing that was submitted or moved since', async () => {
  const id = await add()
  const seen = await post(`/campaigns/${id}/submit`)
  const records = seen.lines.map(({ record_id, version }) => ({ record_id, version }))
  const { version } = seen
  const approve = async (body: object) =>
    (await app.call(asApprover, 'POST', `/campaigns/${id}/approve`, body)).status
  await post(`/banners/home/work-with-us?campaign=${id}`, { title: 'Late', approval: 1 })
  expect(await approve({ version, records })).toBe(409)
  const now = (await app.call<CampaignView>(asApprover, 'GET', `/campaigns/${id}`)).body.data
  const all = now.lines.map(({ record_id, version }) => ({ record_id, version }))
  expect(await approve({ version: now.version + 1, records: all })).toBe(409)
  expect(await approve({ version: now.version, records: all.slice(1) })).toBe(409)
  const decided = { record_id: 900, version: 1 }
  expect(await approve({ version: now.version, records: [...all, decided] })).toBe(409)
  expect(await approve({ version: now.version, records: all })).toBe(200)
})

test('a campaign says which of its texts are not translated in it, and no more of them', async () => {
  const languages = { languages: ['en', 'de'] }
  expect((await app.call(asAdmin, 'POST', '/settings/update', languages)).status).toBe(200)
  const { publish, save } = workspace(app.store)
  const picture = await addPicture(app.store)
  await publish(workWithUs, teaser(picture))
  await publish(workWithUs, { title: 'Arbeit' }, { language: 'de' })
  await publish(icmBanner, icmLine('Always'))
  const { id } = await post('/campaigns', { name: 'Summer' })
  const sent = { gallery_id: await addPicture(app.store) }
  const draft = (await save(asEditor, workWithUs, sent, { campaign: id })).revisionId
  await save(asEditor, icmBanner, icmLine('Summer line'), { campaign: id })
  await post(`/faqs?campaign=${id}`, { question: 'Shade?', answer: '<p>Yes.</p>' })
  const untranslated = async () => {
    const { body } = await app.call<CampaignView>(asEditor, 'GET', `/campaigns/${id}`)
    return Object.fromEntries(
      body.data.lines.map((line) => [`${line.entity_type} ${line.language}`, line.untranslated]),
    )
  }
  // A picture alone changes no text, and the site has no German line.
  const others = { 'icm_banner ': [], 'faq ': ['de'] }
  expect(await untranslated()).toEqual({ 'work_with_us ': [], ...others })
  await save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign: id, id: draft })
  expect(await untranslated()).toEqual({ 'work_with_us ': ['de'], ...others })
  await save(asEditor, workWithUs, { title: 'Ferienjobs' }, { campaign: id, language: 'de' })
  expect(await untranslated()).toEqual({
    'work_with_us ': [],
    'work_with_us de': [],
    ...others,
  })
})
