import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Section } from '#catalogue/declaration.ts'
import { languages } from '#catalogue/languages.ts'
import { homeEditor } from '#catalogue/sections/home/editor.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { Actor } from '#domain/actor.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { listPending } from '#domain/content/lists/list-pending.ts'
import { loadDocumentView } from '#domain/content/load-document-view.ts'
import { addPicture, teaser } from '#test/content/content.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { after, morning, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover, asEditor, asSupport } from '#test/people.ts'
import { countQueries } from '#test/storage/count-queries.ts'
import { confirmTranslation } from './confirm-translation.ts'
import { listLanguageStates } from './list-language-states.ts'

const de = { language: 'de' } as const

/** A brand in English and German with a teaser in both. */
async function openTranslated() {
  const desk = await openWorkspace()
  await publishSiteLayout(desk, settings, { brand_name: 'Marigold', languages: ['en', 'de', 'fr'] })
  const picture = await addPicture(desk.store)
  await desk.publish(workWithUs, teaser(picture))
  const german = await desk.publish(workWithUs, { title: 'Arbeite mit uns' }, de)
  return { ...desk, german, card: () => card(desk), states: () => states(desk) }
}

function card({ store }: Pick<Workspace, 'store'>) {
  return loadDocumentView(
    { db: store.db, actor: asEditor, now: after(60) },
    sectionDocument(workWithUs, 'de'),
  )
}

async function states({ store }: Pick<Workspace, 'store'>) {
  const places = [{ declaration: workWithUs, entryId: 0 }]
  return (await listLanguageStates({ db: store.db, now: after(60) }, places))[0]
}

const upToDate = { language: 'de', state: 'live', live: true, outdated: false }
const nothing = { language: 'fr', state: 'none', live: false, outdated: false }

test('a translation is edited beside its source, and says how it stands', async () => {
  const { card, states } = await openTranslated()
  const { values, source } = await card()
  expect(values).toMatchObject({ title: 'Arbeite mit uns', description: '', image_id: null })
  expect(source?.values).toMatchObject({ title: teaser(1).title, image_id: 1 })
  expect(source?.changed).toEqual([])
  expect(await states()).toEqual([upToDate, nothing])
})

test('who decides on a translation reads what the first language says beside what it changes', async () => {
  const { store, save } = await openTranslated()
  await save(asEditor, workWithUs, { title: 'Komm zu uns', approval: 1 }, de)
  await save(asEditor, workWithUs, { title: 'Come and cook', approval: 1 })
  const page = { limit: 10, offset: 0 }
  const [german, english] = await listPending(
    { db: store.db, actor: asApprover, now: after(60) },
    page,
  )
  expect(german?.changes).toMatchObject([
    { label: 'Title', before: 'Arbeite mit uns', after: 'Komm zu uns', source: teaser(1).title },
  ])
  expect(english?.changes[0]).not.toHaveProperty('source')
})

test('a translation is out of date when a text that it has was changed, and stays live', async () => {
  const { publish, card, states } = await openTranslated()
  await publish(workWithUs, { title: 'Come and cook' }, { now: after(1) })
  const { source, live } = await card()
  expect(live).toBe(true)
  expect(source?.changed).toMatchObject([
    { label: 'Title', kind: 'changed', before: teaser(1).title, after: 'Come and cook' },
  ])
  expect(await states()).toEqual([{ ...upToDate, outdated: true }, nothing])
})

test('a change of what is shared, or of a text that it leaves to the first language, marks nothing', async () => {
  const { publish, card, store } = await openTranslated()
  const other = await addPicture(store)
  const now = after(1)
  await publish(workWithUs, { gallery_id: other, description: 'Other words' }, { now })
  expect((await card()).source?.changed).toEqual([])
})

test('a draft of the first language marks nothing until it is live, and the same text back is no change', async () => {
  const { save, publish, approve, card } = await openTranslated()
  const sent = { title: 'Come and cook', approval: 1 }
  const { revisionId } = await save(asEditor, workWithUs, sent, { now: after(1) })
  expect((await card()).source?.changed).toEqual([])
  await approve(asApprover, workWithUs, revisionId, { now: after(2) })
  expect((await card()).source?.changed).toHaveLength(1)
  await publish(workWithUs, { title: teaser(1).title }, { now: after(3) })
  expect((await card()).source?.changed).toEqual([])
})

test('a save looks at the source that its editor was shown: what came later is still to be seen', async () => {
  const { save, publish, card } = await openTranslated()
  const { source } = await card()
  await publish(workWithUs, { title: 'Come and cook' }, { now: after(1) })
  const body = { title: 'Komm zu uns', source_id: source?.id }
  const { revisionId } = await save(asEditor, workWithUs, body, { ...de, now: after(2) })
  expect((await card()).source?.changed).toHaveLength(1)
  const again = { source_id: (await card()).source?.id }
  await save(asEditor, workWithUs, again, { ...de, id: revisionId, now: after(3) })
  expect((await card()).source?.changed).toEqual([])
})

test('somebody who finds it still right says so without a change', async () => {
  const { store, german, publish, card, revisions, log, ledger } = await openTranslated()
  const now = after(5)
  await publish(workWithUs, { title: 'Come and cook' }, { now: after(1) })
  const [published, { record, source, ...before }] = [await ledger(), await card()]
  const named = { entityType: 'work_with_us', revisionId: german, version: record?.version }
  const sourceId = source?.id ?? 0
  const say = (actor: Actor, of: object = {}) =>
    store.write((tx) => confirmTranslation({ db: tx, actor, now }, { ...named, sourceId, ...of }))
  await expect(say(asSupport)).rejects.toMatchObject({ code: 'forbidden' })
  for (const wrong of [
    { version: 99 },
    { sourceId: german },
    { revisionId: sourceId, version: undefined },
  ]) {
    await expect(say(asEditor, wrong)).rejects.toMatchObject({ code: 'conflict' })
  }
  await say(asEditor)
  expect(await card()).toMatchObject({ ...before, record: record ?? {}, source: { changed: [] } })
  expect(await ledger()).toEqual(published)
  expect((await revisions()).find(({ id }) => id === german)?.source_id).toBe(sourceId)
  expect((await log()).at(-1)).toMatchObject({
    step: 'confirm',
    language: 'de',
    actor_name: 'editor',
  })
})

test('a new slide with words of its own is to be translated; one that was moved or removed is not', async () => {
  const desk = await openWorkspace()
  await publishSiteLayout(desk, settings, { brand_name: 'Marigold', languages: ['en', 'de'] })
  const picture = await addPicture(desk.store)
  const offer = await desk.publishEntry(promotion, { title: 'Two for one' })
  const slide = { gallery_id: picture, entity: 1, entity_id: offer, entity_name: 'Two for one' }
  await desk.publish(heroBanner, { banners: [slide, { ...slide, url: '/menu' }] })
  const banners = [
    { id: 1, url: '/de-a' },
    { id: 2, url: '/de-b' },
  ]
  await desk.publish(heroBanner, { banners }, de)
  const card = () =>
    loadDocumentView(
      { db: desk.store.db, actor: asEditor, now: after(60) },
      sectionDocument(heroBanner, 'de'),
    )
  await desk.publish(heroBanner, { banners: [{ id: 2 }], removeBanner: [1] }, { now: after(1) })
  expect((await card()).source?.changed).toEqual([])
  expect((await card()).items).toMatchObject([{ id: 2, url: '/de-b' }])
  const more = { banners: [{ id: 2 }, { ...slide, url: '/new' }, slide] }
  await desk.publish(heroBanner, more, { now: after(2) })
  const { source, items } = await card()
  expect(source?.changed).toMatchObject([{ kind: 'added', label: 'Slide 2', after: '/new' }])
  expect(items).toMatchObject([{ url: '/de-b' }, { url: '' }, { url: '' }])
})

test('each state of a translation is told; with one language there is nothing to tell', async () => {
  const { save, approve, reject, discard, store, states } = await openTranslated()
  const draft = await save(asEditor, workWithUs, { title: 'Entwurf' }, { ...de, now: after(1) })
  expect(await states()).toEqual([{ ...upToDate, state: 'draft' }, nothing])
  const sent = { approval: 1 }
  await save(asEditor, workWithUs, sent, { ...de, id: draft.revisionId, now: after(2) })
  expect(await states()).toEqual([{ ...upToDate, state: 'pending' }, nothing])
  await reject(asApprover, workWithUs, draft.revisionId, { now: after(3) })
  expect(await states()).toEqual([{ ...upToDate, state: 'rejected' }, nothing])
  await discard(asEditor, workWithUs, draft.revisionId, { now: after(4) })
  expect(await states()).toEqual([upToDate, nothing])
  const french = { language: 'fr', now: after(5) } as const
  const first = await save(asEditor, workWithUs, { title: 'Venez', approval: 1 }, french)
  await approve(asApprover, workWithUs, first.revisionId, { now: after(6) })
  expect(await states()).toMatchObject([upToDate, { language: 'fr', state: 'live' }])
  await publishSiteLayout({ store }, settings, { brand_name: 'Marigold', languages: ['en'] })
  expect(await states()).toBeNull()
})

test('a translation from before its source was live is looked at once it is', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const { revisionId } = await desk.save(asEditor, workWithUs, { ...teaser(picture), approval: 1 })
  await desk.publish(workWithUs, { title: 'Komm' }, de)
  expect((await card(desk)).source?.changed).toEqual([])
  await desk.approve(asApprover, workWithUs, revisionId, { now: morning })
  expect((await card(desk)).source?.changed).toMatchObject([{ label: 'Title', before: '' }])
})

test('a screen asks the database no more for seven languages and five cards than for one of each', async () => {
  const { store } = await openTranslated()
  const count = async (sections: readonly Section[]) => {
    const { db, asked } = countQueries(store.db)
    const places = sections.map((declaration) => ({ declaration, entryId: 0 }))
    await listLanguageStates({ db, now: after(60) }, places)
    return asked()
  }
  const one = await count([workWithUs])
  await publishSiteLayout({ store }, settings, { brand_name: 'M', languages: [...languages] })
  expect(await count(homeEditor.sections)).toBe(one)
})
