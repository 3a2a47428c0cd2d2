import { expect, test, vi } from 'vitest'
import { legalPage } from '#catalogue/collections/reading/legal-page.ts'
import { asRichText } from '#catalogue/text/rich-text-words.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { fillDated } from './fill-dated.ts'
import { mindTexts } from './mind-texts.ts'
import { searchSite } from './search-site.ts'

/** On a busy machine the work behind takes its time. */
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 })

const morning = '2026-05-04T08:00:00.000Z'

test('a coming version of a legal text is found from its day on, by whatever clock the brand has then', async () => {
  const app = await openTestApp()
  const keep = async (time_zone: string) => {
    const sent = { brand_name: 'Marigold', time_zone }
    expect((await app.call(asAdmin, 'POST', '/settings/update', sent)).status).toBe(200)
  }
  const found = async (words: string, now: string) =>
    (await searchSite(app.store, now, words)).groups.length
  await keep('Asia/Dubai')
  const report = (error: unknown) => {
    throw error
  }
  const texts = mindTexts(app.services, { report })
  const old = { title: 'Privacy Policy', effective_on: '2025-03-01', body: asRichText('Charcoal') }
  const entry = await app.desk.publishEntry(legalPage, old, morning)
  const fresh = { effective_on: '2026-05-06', body: asRichText('Unicorns'), approval: 1 }
  const at = { entry, now: morning }
  const { revisionId } = await app.desk.save(asEditor, legalPage, fresh, at)
  await app.desk.approve(asApprover, legalPage, revisionId, { now: morning })
  // Midnight in Dubai is at eight in the evening, in Berlin at ten, in Tokyo at three in the afternoon.
  const evening = '2026-05-05T21:00:00.000Z'
  const afternoon = '2026-05-05T16:00:00.000Z'
  expect(await found('unicorns', evening)).toBe(1)
  await keep('Europe/Berlin')
  await until(async () => expect(await found('unicorns', evening)).toBe(0))
  expect(await found('charcoal', evening)).toBe(1)
  expect(await found('unicorns', '2026-05-05T22:00:00.000Z')).toBe(1)
  await texts.stop()
  await keep('Asia/Tokyo')
  // It is stopped after the first of its parts, and the zone is changed back.
  await fillDated(app.services, { atOnce: 10, rest: 0, signal: AbortSignal.abort() })
  expect(await found('unicorns', afternoon)).toBe(1)
  await keep('Europe/Berlin')
  // What changed while nobody minded it is made up for at the next start.
  const next = mindTexts(app.services, { report })
  await until(async () => expect(await found('unicorns', evening)).toBe(0))
  await next.stop()
})
