import { expect, test, vi } from 'vitest'
import { legalPage } from '#catalogue/collections/legal-page.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { textToRichText } from '#catalogue/text/rich-text-to-text.ts'
import { approveRevision } from '#domain/content/transitions/decide.ts'
import { workspace as deskOf, morning, openWorkspace } from '#test/content/workspace.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { openTestSearch } from '#test/open-test-search.ts'
import { newLocation, openTestStoreAt } from '#test/open-test-store.ts'
import { addTestPeople, asAdmin, asApprover, asEditor } from '#test/people.ts'

import { SearchThread } from './index/search-thread.ts'
import { searchSite } from './search-site.ts'
import { SiteSearch } from './site-search.ts'

type Services = ReturnType<typeof openTestSearch>

async function titles(services: Services, query: string, now = morning) {
  const { groups } = await searchSite(services, now, query)
  return groups.flatMap(({ results }) => results.map(({ title }) => title)).sort()
}

test('what was published before the index was built is found, and what is published or taken off since', async () => {
  const desk = await openWorkspace()
  await desk.publishEntry(promotion, { title: 'One unicorn' })
  const services = openTestSearch(desk.store)
  expect(await titles(services, 'unicorn')).toEqual(['One unicorn'])
  const entry = await desk.publishEntry(promotion, { title: 'Two unicorns' })
  expect(await titles(services, 'unicorn')).toEqual(['One unicorn', 'Two unicorns'])
  await desk.publish(promotion, { title: 'Two zebras' }, { entry })
  expect(await titles(services, 'unicorn')).toEqual(['One unicorn'])
  await desk.publish(promotion, { title: 'Two zebras', archived: true }, { entry })
  expect(await titles(services, 'zebra')).toEqual([])
})

test('a publication that fails leaves what was found, and nothing of itself', async () => {
  const desk = await openWorkspace()
  const services = openTestSearch(desk.store)
  const entry = await desk.publishEntry(promotion, { title: 'Charcoal' })
  const { revisionId } = await desk.save(
    asEditor,
    promotion,
    { title: 'Steam', approval: 1 },
    { entry },
  )
  const failing = desk.store.write(async (tx) => {
    const record = { entityType: promotion.entityType, revisionId }
    await approveRevision({ db: tx, actor: asApprover, now: morning }, record)
    throw new Error('the light went out')
  })
  await expect(failing).rejects.toThrow('the light went out')
  expect([await titles(services, 'steam'), await titles(services, 'charcoal')]).toEqual([
    [],
    ['Charcoal'],
  ])
})

test('what another node has published is found too', async () => {
  const document = await newLocation()
  const [here, there] = [await openTestStoreAt(document), await openTestStoreAt(document)]
  await addTestPeople(there)
  const services = openTestSearch(here)
  expect(await titles(services, 'unicorn')).toEqual([])
  await deskOf(there).publishEntry(promotion, { title: 'Unicorn week' })
  await vi.waitFor(
    async () => expect(await titles(services, 'unicorn')).toEqual(['Unicorn week']),
    {
      timeout: 15_000,
    },
  )
})

test('when the thread dies another one is started, and everything is found again', async () => {
  const desk = await openWorkspace()
  await desk.publishEntry(promotion, { title: 'Unicorn week' })
  const reported: string[] = []
  const search = new SiteSearch({
    store: desk.store,
    now: () => morning,
    report: (_, what) => reported.push(what),
    timeout: 30_000,
  })
  const services = { store: desk.store, search, pages: [] }
  expect(await titles(services, 'unicorn')).toEqual(['Unicorn week'])
  // A language that is none ends the thread with an error, as any bug in it would.
  const broken = { terms: null, language: '', now: morning, isNear: false, strict: [] }
  await expect(search.search(broken as never)).rejects.toThrow()
  const change = vi.spyOn(SearchThread.prototype, 'change')
  change.mockImplementationOnce(function (this: SearchThread) {
    return SearchThread.prototype.change.call(this, { do: 'replace', entries: null as never })
  })
  await desk.publishEntry(promotion, { title: 'Unicorn night' })
  await vi.waitFor(() => expect(reported).toContain('the index of the search is built again'), {
    timeout: 15_000,
  })
  expect(await titles(services, 'unicorn')).toEqual(['Unicorn night', 'Unicorn week'])
  await search.close()
})

test('a coming version of a legal text is found from its day on, by whatever clock the brand has then', async () => {
  const app = await openTestApp()
  const keep = async (time_zone: string) => {
    const sent = { brand_name: 'Marigold', time_zone }
    expect((await app.call(asAdmin, 'POST', '/settings/update', sent)).status).toBe(200)
  }
  const found = async (words: string, now: string) =>
    (await searchSite(app.services, now, words)).groups.length
  await keep('Asia/Dubai')
  const old = {
    title: 'Privacy Policy',
    effective_on: '2025-03-01',
    body: textToRichText('Charcoal'),
  }
  const start = '2026-05-04T08:00:00.000Z'
  const entry = await app.desk.publishEntry(legalPage, old, start)
  const fresh = { effective_on: '2026-05-06', body: textToRichText('Unicorns'), approval: 1 }
  const at = { entry, now: start }
  const { revisionId } = await app.desk.save(asEditor, legalPage, fresh, at)
  await app.desk.approve(asApprover, legalPage, revisionId, { now: start })
  // Midnight in Dubai is at eight in the evening, in Berlin at ten.
  const evening = '2026-05-05T21:00:00.000Z'
  expect(await found('unicorns', evening)).toBe(1)
  await keep('Europe/Berlin')
  expect(await found('unicorns', evening)).toBe(0)
  expect(await found('charcoal', evening)).toBe(1)
  expect(await found('unicorns', '2026-05-05T22:00:00.000Z')).toBe(1)
})
