import { beforeEach, expect, test } from 'vitest'
import type { CampaignView } from '#catalogue/wire/campaigns.ts'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { DocumentView } from '#catalogue/wire.ts'
import { icmLine } from '#test/content/content.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

type Who = Parameters<TestApp['call']>[0]

function post<T = CampaignView>(path: string, body: object = {}, who: Who = asEditor) {
  return app.call<T>(who, 'POST', path, body)
}

async function add(body: object = {}) {
  const { status, body: answer } = await post('/campaigns', { name: 'Summer', ...body })
  expect(status).toBe(200)
  return answer.data.id
}

/** All files of the sitemap. */
async function sitemap() {
  const index = (await app.get('/sitemap.xml')).bytes.toString()
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, at = '']) => new URL(at).pathname,
  )
  const read = await Promise.all(files.map(async (file) => (await app.get(file)).bytes.toString()))
  return read.join()
}

const home = async () => (await app.get('/home')).bytes.toString()

test('from a draft in a campaign to the guests’ page and off it again', async () => {
  const id = await add()
  const icm = '/banners/home/icm'
  const saved = await post(`${icm}?campaign=${id}`, { ...icmLine('Summer line'), approval: 0 })
  expect(saved.status).toBe(200)
  const offer = await post<{ id: number }>(`/promotions/${site.offer}?campaign=${id}`, {
    title: 'Summer Box',
  })
  expect(offer.status).toBe(200)

  const load = async (query: string) => {
    const path = `/banners/home/create${query}`
    const { body } = await app.call<{ sections: Record<string, DocumentView> }>(
      asEditor2,
      'GET',
      path,
    )
    return body.data.sections.icm_banner
  }
  expect((await load(`?campaign=${id}`))?.values).toMatchObject({ name: 'Summer line' })
  expect((await load(''))?.values).not.toMatchObject({ name: 'Summer line' })

  const submitted = await post(`/campaigns/${id}/submit`)
  expect([submitted.status, submitted.body.data]).toMatchObject([
    200,
    { approval: 1, status_text: 'Pending', documents: { total: 2, pending: 2 }, live: false },
  ])
  const queue = await app.call<{ data: { campaign: object | null }[] }>(
    asApprover,
    'GET',
    '/approvals',
  )
  expect(queue.body.data.data.map(({ campaign }) => campaign)).toEqual([
    { id, name: 'Summer' },
    { id, name: 'Summer' },
  ])
  expect(await home()).not.toContain('Summer line')

  const approved = await post(`/campaigns/${id}/approve`, {}, asApprover)
  expect([approved.status, approved.body.data]).toMatchObject([200, { approval: 2, live: true }])
  expect(await home()).toContain('Summer line')
  expect(await home()).toContain('Summer Box')
  const guests = await app.call<{ title: string }>(null, 'GET', `/promotions/${site.offer}`)
  expect(guests.body.data.title).toBe('Summer Box')

  const stopped = await post(`/campaigns/${id}/stop`, {}, asApprover)
  expect([stopped.status, stopped.body.data]).toMatchObject([200, { approval: 3, live: false }])
  expect(await home()).not.toContain('Summer line')
  expect(await home()).not.toContain('Summer Box')
})

test('one card is sent back, the rest goes on; who wrote it does not approve it', async () => {
  const id = await add()
  await post(`/banners/home/icm?campaign=${id}`, { ...icmLine('Summer line'), approval: 0 })
  await post(`/promotions/${site.offer}?campaign=${id}`, { title: 'Summer Box' })
  await post(`/campaigns/${id}/submit`)
  const view = await app.call<CampaignView>(asApprover, 'GET', `/campaigns/${id}`)
  const card = view.body.data.lines.find(({ entity_type }) => entity_type === 'icm_banner')
  const back = { entity_id: card?.record_id, entity_type: 'icm_banner', remarks: 'Softer' }
  expect((await post('/approvals/reject', back, asApprover)).status).toBe(200)
  expect((await post(`/campaigns/${id}/approve`, {}, asApprover)).body.data).toMatchObject({
    approval: 2,
    documents: { total: 2, rejected: 1 },
  })
  expect(await home()).toContain('Summer Box')
  expect(await home()).not.toContain('Summer line')
})

test('what cannot be submitted is named, and nothing of it is', async () => {
  const id = await add()
  await post(`/banners/home/icm?campaign=${id}`, { ...icmLine('Summer line'), approval: 0 })
  await post(`/faqs?campaign=${id}`, { question: 'When?' })
  const { status, body } = await post(`/campaigns/${id}/submit`)
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual([expect.stringMatching(/^documents\.faq\/\d+$/)])
  const view = await app.call<CampaignView>(asEditor, 'GET', `/campaigns/${id}`)
  expect(view.body.data.documents).toMatchObject({ draft: 2, pending: 0 })
})

test('names are unique, ends come after starts, and unknown campaigns are not found', async () => {
  const id = await add()
  expect((await post('/campaigns', { name: ' summer ' })).status).toBe(422)
  const wrong = { starts_at: '2026-06-02T00:00:00Z', ends_at: '2026-06-01T00:00:00Z' }
  expect((await post(`/campaigns/${id}`, wrong)).body.errors).toHaveProperty('ends_at')
  expect((await app.call(asEditor, 'GET', '/campaigns/999')).status).toBe(404)
  expect((await post('/banners/home/icm?campaign=999', icmLine('x'))).status).toBe(404)
  expect((await app.call(asSupport, 'GET', '/campaigns')).status).toBe(200)
})

test('a list says which are over', async () => {
  const id = await add()
  await post(`/banners/home/icm?campaign=${id}`, { ...icmLine('Summer line'), approval: 0 })
  await post(`/campaigns/${id}/submit`)
  await post(`/campaigns/${id}/approve`, {}, asApprover)
  await post(`/campaigns/${id}/stop`, {}, asApprover)
  const other = await add({ name: 'Ramadan' })
  const listed = async (query: string) => {
    const path = `/campaigns${query}`
    const { body } = await app.call<{ data: { id: number }[] }>(asEditor, 'GET', path)
    return body.data.data.map((one) => one.id)
  }
  expect([await listed(''), await listed('?open=1'), await listed('?open=0')]).toEqual([
    [other, id],
    [other],
    [id],
  ])
  expect(await listed('?search=rama')).toEqual([other])
})

test('a new page of a campaign has its address while it runs, and is gone after it', async () => {
  const id = await add()
  const sent = { title: 'Summer Box', image: site.picture.id }
  const saved = await post<{ id: number }>(`/promotions?campaign=${id}`, sent)
  const path = `/promotion/${saved.body.data.id}-summer-box/details`
  await post(`/campaigns/${id}/submit`)
  expect((await app.get(path)).status).toBe(404)
  expect((await post(`/campaigns/${id}/approve`, {}, asApprover)).status).toBe(200)
  expect((await app.get(path)).status).toBe(200)
  expect((await app.get('/promotion')).bytes.toString()).toContain(path)
  const opened = await app.call(asEditor2, 'POST', '/auth/preview', {})
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
  expect((await app.get('/promotion?preview=1', { cookie })).bytes.toString()).toContain(path)
  expect(await sitemap()).toContain(path)
  app.clock.pass({ minutes: 1 })
  await post(`/campaigns/${id}/stop`, {}, asApprover)
  expect((await app.get(path)).status).toBe(410)
  expect(await sitemap()).not.toContain(path)
  expect((await app.get('/promotion')).bytes.toString()).not.toContain(path)
})

test('a page keeps its address in a campaign', async () => {
  const id = await add()
  const sent = { title: 'Summer Box', slug: 'summer-box' }
  const { status, body } = await post(`/promotions/${site.offer}?campaign=${id}`, sent)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['slug']])
})

test('what a campaign published is not reverted by the site’s revert', async () => {
  const id = await add()
  await post(`/banners/home/icm?campaign=${id}`, { ...icmLine('Summer line'), approval: 0 })
  await post(`/campaigns/${id}/submit`)
  await post(`/campaigns/${id}/approve`, {}, asApprover)
  const last = await app.store.db
    .selectFrom('publication')
    .select(['sequence', 'cause', 'campaign'])
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  expect(last).toMatchObject({ cause: 'campaign', campaign: id })
  const reverted = await post('/approvals/revert', { sequence: last.sequence }, asApprover)
  expect(reverted.status).toBe(409)
})

test('what was approved card by card is still submitted and approved as one', async () => {
  const id = await add()
  const sent = { ...icmLine('Summer line'), approval: 1 }
  const saved = await post<{ id: number }>(`/banners/home/icm?campaign=${id}`, sent)
  const named = { entity_id: saved.body.data.id, entity_type: 'icm_banner' }
  expect((await post('/approvals/approve', named, asApprover)).status).toBe(200)
  expect(await home()).not.toContain('Summer line')
  expect((await post(`/campaigns/${id}/approve`, {}, asApprover)).status).toBe(409)
  expect((await post(`/campaigns/${id}/submit`)).body.data).toMatchObject({ approval: 1 })
  expect((await post(`/campaigns/${id}`, { rank: 3 })).status).toBe(409)
  expect((await post(`/campaigns/${id}/approve`, {}, asApprover)).status).toBe(200)
  expect(await home()).toContain('Summer line')
})

test('a campaign that was never approved is deleted with its drafts; an approved one is not', async () => {
  const id = await add()
  await post(`/banners/home/icm?campaign=${id}`, { ...icmLine('Summer line'), approval: 0 })
  const remove = (campaign: number) => app.call(asEditor, 'DELETE', `/campaigns/${campaign}`)
  expect((await remove(id)).status).toBe(200)
  expect((await remove(id)).status).toBe(404)
  const open = await app.store.db
    .selectFrom('revision')
    .where('campaign', '=', id)
    .select('state')
    .execute()
  expect(open).toEqual([{ state: 'expired' }])
  const other = await add()
  await post(`/banners/home/icm?campaign=${other}`, { ...icmLine('Summer line'), approval: 0 })
  await post(`/campaigns/${other}/submit`)
  await post(`/campaigns/${other}/approve`, {}, asApprover)
  expect((await remove(other)).status).toBe(409)
})

test('an empty campaign is neither submitted nor approved', async () => {
  const id = await add()
  expect((await post(`/campaigns/${id}/submit`)).status).toBe(409)
  expect((await post(`/campaigns/${id}/approve`, {}, asApprover)).status).toBe(409)
})

test('an approver previews a change of a campaign by itself, and is led to its form in the campaign', async () => {
  const id = await add()
  await post(`/banners/home/icm?campaign=${id}`, { ...icmLine('Summer line'), approval: 0 })
  await post(`/faqs?campaign=${id}`, { question: 'In summer?', answer: '<p>Yes</p>' })
  await post(`/campaigns/${id}/submit`)
  const queue = await app.call<{ data: PendingRecord[] }>(asApprover, 'GET', '/approvals')
  const opened = await app.call(asApprover, 'POST', '/auth/preview', {})
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
  const pages = { icm_banner: ['/home', 'Summer line'], faq: ['/faqs', 'In summer?'] }
  for (const [type, [path = '', words = '']] of Object.entries(pages)) {
    const record = queue.body.data.data.find(({ entity_type }) => entity_type === type)
    expect(record?.editor_path).toContain(`?campaign=${id}`)
    const shown = async (only: number | undefined) =>
      (await app.get(`${path}?preview=1&only=${only}`, { cookie })).bytes.toString()
    expect(await shown(record?.entity_id)).toContain(words)
    expect(await shown(0)).not.toContain(words)
  }
})

test('a part of a change goes live in the campaign, whatever start the entry has', async () => {
  const id = await add()
  const sent = { title: 'Summer Box', summary: 'Crisp', starts_at: '2031-06-01T00:00:00.000Z' }
  const path = `/promotions/${site.offer}?campaign=${id}`
  const saved = await post<{ record_id: number }>(path, { ...sent, approval: 1 })
  const part = { entity_id: saved.body.data.record_id, entity_type: 'promotion', only: ['title'] }
  expect((await post('/approvals/approve', part, asApprover)).status).toBe(200)
  const rows = await app.store.db.selectFrom('line').select(['scheduled_id', 'live_id']).execute()
  expect(rows).toEqual([{ scheduled_id: null, live_id: expect.any(Number) }])
})

test('what a deleted campaign had is not restored', async () => {
  const id = await add()
  const line = { ...icmLine('Summer line'), approval: 0 }
  const saved = await post<{ id: number }>(`/banners/home/icm?campaign=${id}`, line)
  await app.call(asEditor, 'DELETE', `/campaigns/${id}`)
  const named = { entity_id: saved.body.data.id, entity_type: 'icm_banner' }
  expect((await post('/approvals/restore', named)).status).toBe(404)
})
