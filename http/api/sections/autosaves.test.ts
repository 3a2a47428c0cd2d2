import { beforeEach, expect, test } from 'vitest'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { ConflictBody, DocumentView } from '#catalogue/wire.ts'
import { icmLine } from '#test/content/content.ts'
import { type PublishedSite, publishSite, publishSiteLayout } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asEditor2 } from '#test/people.ts'

interface Saved {
  id: number
  record_id: number
  state: DocumentView
}

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

const icm = '/banners/home/icm'

function post<T = Saved>(
  path: string,
  body: object,
  who: Parameters<TestApp['call']>[0] = asEditor,
) {
  return app.call<T>(who, 'POST', path, body)
}

/** The editor's draft of the section, saved with the button. */
async function openDraft(name = 'Typed') {
  const { body } = await post(icm, { ...icmLine(name), approval: 0 })
  return body.data
}

async function sectionCard(who: Parameters<TestApp['call']>[0] = asEditor): Promise<DocumentView> {
  const path = '/banners/home/create'
  const { body } = await app.call<{ sections: Record<string, DocumentView> }>(who, 'GET', path)
  const state = body.data.sections.icm_banner
  if (!state) throw new Error('no card')
  return state
}

function logLines() {
  return app.store.db.selectFrom('activity').select(['id']).execute()
}

test('what is typed into one’s draft is saved to it, with a new version and no line in the log', async () => {
  const { id } = await openDraft()
  const before = { lines: await logLines(), revisions: await app.desk.revisions() }
  let { version = 0 } = (await sectionCard()).record ?? {}
  for (const name of ['Typed a', 'Typed and']) {
    const saved = await post(`${icm}/${id}`, { name, approval: 0, autosave: true, version })
    expect([saved.status, saved.body.data.state.record]).toMatchObject([
      200,
      { id, author: 'editor' },
    ])
    expect(saved.body.data.state.record?.version).toBe(version + 1)
    version += 1
  }
  expect(await logLines()).toEqual(before.lines)
  expect(await app.desk.revisions()).toHaveLength(before.revisions.length)
  const seen = await sectionCard(asEditor2)
  expect(seen).toMatchObject({ values: { name: 'Typed and' }, record: { approval: 0, version } })
})

test('of an entry and of a translation likewise', async () => {
  await publishSiteLayout(app.services, settings, {
    brand_name: 'Marigold',
    languages: ['en', 'de'],
  })
  for (const query of ['', '?lang=de']) {
    const path = `/promotions/${site.offer}${query}`
    const draft = (await post(path, { title: 'Winter' })).body.data.state
    const lines = await logLines()
    const { version } = draft.record ?? {}
    const sent = { title: 'Winter Box', record_id: draft.record?.id, version, autosave: true }
    const saved = await post(path, sent)
    expect(saved.body.data.state).toMatchObject({
      record: { id: draft.record?.id, version: (version ?? 0) + 1 },
      values: { title: 'Winter Box' },
    })
    expect(await logLines()).toEqual(lines)
  }
})

test('only the draft that the person saved last is saved so', async () => {
  const live = await sectionCard()
  const sent = { name: 'Quietly', autosave: true }
  const onLive = await post(`${icm}/${live.record?.id}`, { ...sent, version: live.record?.version })
  expect(onLive.status).toBe(403)
  const { id } = await openDraft()
  const { version = 0 } = (await sectionCard()).record ?? {}
  expect((await post(`${icm}/${id}`, { ...sent, version }, asEditor2)).status).toBe(403)
  // Somebody else goes on with it by the button: it is theirs now.
  expect((await post(`${icm}/${id}`, { name: 'Theirs', version }, asEditor2)).status).toBe(200)
  expect((await post(`${icm}/${id}`, { ...sent, version: version + 1 })).status).toBe(403)
  expect((await sectionCard()).values.name).toBe('Theirs')
  expect((await post('/promotions', { title: 'New', autosave: true })).status).toBe(422)
})

test('the card offers it for one’s own draft alone', async () => {
  const offers = async (who: typeof asEditor | typeof asEditor2 | typeof asApprover) =>
    (await sectionCard(who)).can.includes('autosave')
  expect(await offers(asEditor)).toBe(false)
  const { id } = await openDraft()
  expect([await offers(asEditor), await offers(asEditor2), await offers(asApprover)]).toEqual([
    true,
    false,
    false,
  ])
  await post(`${icm}/${id}`, { approval: 1 })
  expect(await offers(asEditor)).toBe(false)
})

test('it submits nothing, and names the version that it was typed on', async () => {
  const { id } = await openDraft()
  const { version } = (await sectionCard()).record ?? {}
  const submitting = await post(`${icm}/${id}`, { approval: 1, autosave: true, version })
  expect([submitting.status, Object.keys(submitting.body.errors ?? {})]).toEqual([
    422,
    ['approval'],
  ])
  const blind = await post(`${icm}/${id}`, { name: 'Blind', autosave: true })
  expect([blind.status, Object.keys(blind.body.errors ?? {})]).toEqual([422, ['version']])
  expect(await sectionCard()).toMatchObject({ values: { name: 'Typed' }, record: { version } })
})

test('a newer version and a pending one are conflicts, with both texts', async () => {
  const { id } = await openDraft()
  const { version = 0 } = (await sectionCard()).record ?? {}
  const sent = { autosave: true, version }
  await post(`${icm}/${id}`, { name: 'From another tab', ...sent })
  const late = await post<ConflictBody>(`${icm}/${id}`, { name: 'Late', ...sent })
  expect([late.status, late.body.data]).toMatchObject([
    409,
    { current: { values: { name: 'From another tab' } } },
  ])
  await post(`${icm}/${id}`, { approval: 1, version: version + 1 })
  const locked = await post(`${icm}/${id}`, { name: 'Late', autosave: true, version: version + 2 })
  expect(locked.status).toBe(409)
  expect((await sectionCard()).values.name).toBe('From another tab')
})

test('a repeated key saves once', async () => {
  const { id } = await openDraft()
  const { version = 0 } = (await sectionCard()).record ?? {}
  const body = { name: 'Once', autosave: true, version }
  const again = () => app.call<Saved>(asEditor, 'POST', `${icm}/${id}`, body, 'typed-1')
  expect([(await again()).status, (await again()).status]).toEqual([200, 200])
  expect((await sectionCard()).record?.version).toBe(version + 1)
})

test('an order is moved, not typed: its draft is not offered for it', async () => {
  const moves = [{ id: site.offer, after: null }]
  await post('/promotions/order', { moves, approval: 0 })
  const { body } = await app.call<{ state: DocumentView }>(asEditor, 'GET', '/promotions/order')
  expect(body.data.state.record).toMatchObject({ approval: 0, author: 'editor' })
  expect(body.data.state.can).not.toContain('autosave')
})
