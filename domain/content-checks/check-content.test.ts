import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { listContentIssues } from '#store/content-checks/content-issues.ts'
import { addPicture } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asAdmin, asApprover, asEditor, asSupport } from '#test/people.ts'
import { sectionDocument } from '../content/document.ts'
import { loadOverview } from '../overview/load-overview.ts'
import { saveSiteLayout } from '../site-layout/save-site-layout.ts'
import { confirmTranslation } from '../translation/confirm-translation.ts'
import { checkContent, lastCheck } from './check-content.ts'

const pages = ['/', '/home', '/promotion']
const page = { limit: 5, most: 10 }

async function openCare() {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const look = (now = after(0)) =>
    checkContent({ store: desk.store, now: () => now }, { pages, atOnce: 2, rest: 0 })
  const found = async (kind: Parameters<typeof listContentIssues>[1], now = after(0)) => {
    const { rows } = await listContentIssues(desk.store.db, kind, now, page)
    return rows.map(({ subject, detail }) => `${subject} ${detail}`.trim()).sort()
  }
  const save = (section: Section, sent: SentValues) =>
    desk.store.write((tx) =>
      saveSiteLayout({ db: tx, actor: asAdmin, now: after(0) }, sectionDocument(section), sent),
    )
  const card = (url: string, id?: number) => ({
    items: [{ id, title: 'Come in', description: 'We train.', image_id: picture, url }],
  })
  return { desk, picture, look, found, save, card }
}

test('a link to a promotion is found from the moment at which it ends, whoever looked before', async () => {
  const { desk, look, found, save, card } = await openCare()
  const offer = await desk.publishEntry(promotion, { title: 'Soup', ends_at: after(60) })
  await desk.publish(discover, card(`/promotion/${offer}-soup/details`))
  await look()
  expect(await found('promotions', after(59))).toEqual([])
  expect(await found('promotions', after(60))).toEqual([discover.key])
  // Neither a draft nor a redirect is what guests see.
  const draft = { ...card(`/promotion/${offer}-soup/details`, 1), approval: 0 }
  await save(redirects, { redirects: [{ from: '/soup', to: `/promotion/${offer}/details` }] })
  expect(await found('promotions', after(61))).toEqual([discover.key])
  await desk.publish(discover, card('/promotion', 1), { now: after(61) })
  await desk.save(asEditor, discover, draft, { now: after(62) })
  await look(after(61))
  expect(await found('promotions', after(61))).toEqual([])
})

test('redirects to where there never is anything, or not any more, are found', async () => {
  const { desk, look, found, save } = await openCare()
  const offer = await desk.publishEntry(promotion, { title: 'Soup', ends_at: after(60) })
  const to = ['/offers', '/promotion', `/promotion/${offer}/details`, 'https://elsewhere.example/']
  await save(redirects, {
    redirects: to.map((target, at) => ({ from: `/old-${at}`, to: target })),
  })
  await look()
  expect(await found('redirects')).toEqual(['frame.redirects /old-0'])
  expect(await found('redirects', after(60))).toEqual([
    'frame.redirects /old-0',
    'frame.redirects /old-2',
  ])
})

test('a translation is out of date until somebody says that it still holds', async () => {
  const { desk, picture, look, found, save } = await openCare()
  await save(settings, { brand_name: 'Marigold', languages: ['en', 'de'] })
  const published = { title: 'Come in', description: 'We train.', image: picture }
  await desk.publish(workWithUs, published)
  const german = { title: 'Komm rein', description: 'Wir lernen an.' }
  const translation = await desk.publish(workWithUs, german, { language: 'de' })
  await look()
  expect(await found('translations')).toEqual([])
  const sourceId = await desk.publish(workWithUs, { ...published, title: 'Come on in' })
  await look()
  expect(await found('translations')).toEqual([workWithUs.key])
  const named = { revisionId: translation, entityType: workWithUs.entityType, version: undefined }
  await desk.store.write((tx) =>
    confirmTranslation({ db: tx, actor: asEditor, now: after(1) }, { ...named, sourceId }),
  )
  expect(await found('translations')).toEqual([])
})

test('when it was looked is told to those who can mend something, and redirects to who may', async () => {
  const { desk, look } = await openCare()
  const told = async (who: Parameters<typeof loadOverview>[1]) =>
    (await loadOverview(desk.store, who, after(9), 1)).care
  expect((await told(asEditor))?.looked_at).toBeNull()
  await look(after(1))
  expect((await told(asEditor))?.looked_at).toBe(after(9))
  await desk.publishEntry(promotion, { title: 'Soup' }, after(2))
  expect((await told(asEditor))?.looked_at).toBe(after(1))
  await look(after(3))
  expect((await lastCheck(desk.store.db))?.at).toBe(after(3))
  const kinds = async (who: Parameters<typeof told>[0]) =>
    (await told(who))?.lists.map(({ kind }) => kind)
  expect(await kinds(asEditor)).not.toContain('redirects')
  expect(await kinds(asAdmin)).toContain('redirects')
  expect(await kinds(asApprover)).toBeUndefined()
  expect(await kinds(asSupport)).toBeUndefined()
})
