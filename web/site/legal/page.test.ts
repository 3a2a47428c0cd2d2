import { expect, test } from 'vitest'
import { legalPage } from '#catalogue/collections/legal-page.ts'
import { textToRichText } from '#catalogue/text/rich-text-to-text.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'

const today = '2026-05-04T08:00:00.000Z'

async function openLegal() {
  const clock = testClock(today)
  const app = await openTestApp({ clock })
  await publishSite(app.services)
  await app.call(asAdmin, 'POST', '/settings/update', {
    time_zone: 'Asia/Dubai',
    languages: ['en', 'ae'],
  })
  const look = async (path: string) => {
    const { status, bytes } = await app.get(path)
    const page = bytes.toString()
    return { status, page, main: /<main.*<\/main>/s.exec(page)?.[0] ?? '' }
  }
  const textOf = (words: string) => {
    const body = textToRichText(words)
    const headings = ['What we keep', 'Ask us'].map((text) => {
      return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] }
    })
    return { ...body, content: [...headings, ...(body?.content ?? [])] }
  }
  const add = (effective_on: string, words: string) =>
    app.desk.publishEntry(
      legalPage,
      { title: 'Privacy Policy', effective_on, body: textOf(words) },
      today,
    )
  const change = async (entry: number, sent: object, language?: 'ae') => {
    const at = { entry, now: clock.now(), ...(language ? { language } : {}) }
    const { revisionId } = await app.desk.save(asEditor, legalPage, { ...sent, approval: 1 }, at)
    await app.desk.approve(asApprover, legalPage, revisionId, { now: clock.now() })
  }
  return { app, clock, look, add, change, textOf }
}

test('a new version is announced until its day, and takes effect at midnight on the brand’s clock', async () => {
  const { clock, look, add, change, textOf } = await openLegal()
  expect((await look('/privacy-policy')).status).toBe(404)
  const id = await add('2025-03-01', 'We keep orders for 12 months.')
  const first = await look('/privacy-policy')
  expect(first.main).toContain('In force since 1 March 2025')
  expect(first.main).toContain('id="what-we-keep"')
  expect(first.main).toContain('href="#what-we-keep"')
  await change(id, { effective_on: '2026-05-06', body: textOf('We keep orders for 24 months.') })
  const before = await look('/privacy-policy')
  expect(before.main).toContain('12 months')
  expect(before.main).toContain('A new version applies from 6 May 2026.')
  expect(before.main).toContain('href="/privacy-policy/versions/2"')
  // Midnight in Dubai is eight in the evening of the day before.
  clock.pass({ hours: 35 })
  expect((await look('/privacy-policy')).main).toContain('12 months')
  clock.pass({ hours: 1 })
  const after = await look('/privacy-policy')
  expect(after.main).toContain('24 months')
  expect(after.main).toContain('In force from 1 March 2025 until 6 May 2026')
})

test('a former version stays readable where it is, and search engines are sent to the one in force', async () => {
  const { look, add, change, textOf } = await openLegal()
  const id = await add('2025-03-01', 'We keep orders for 12 months.')
  await change(id, { effective_on: '2026-05-01', body: textOf('We keep orders for 24 months.') })
  await change(id, { seo_title: 'Privacy at Marigold' })
  const former = await look('/privacy-policy/versions/1')
  expect(former.status).toBe(200)
  expect(former.main).toContain('12 months')
  expect(former.page).toContain('<meta name="robots" content="noindex"/>')
  expect(former.page).toMatch(/<link rel="canonical" href="[^"]+\/privacy-policy"/)
  expect((await look('/privacy-policy/versions/3')).status).toBe(404)
  expect((await look('/privacy-policy')).page).toContain('<title>Privacy at Marigold')
  expect((await look('/sitemap-legal.xml')).page).toContain('/privacy-policy</loc>')
})

test('what was changed between two is marked by its words, and what stayed is folded up', async () => {
  const { look, add, change, textOf } = await openLegal()
  const id = await add('2025-03-01', 'We keep orders for 12 months.\n\nNobody else reads them.')
  const body = textOf('We keep orders for 24 months.\n\nNobody else reads them.')
  await change(id, { effective_on: '2026-05-01', body })
  const { status, page, main } = await look('/privacy-policy/changes/2')
  expect(status).toBe(200)
  expect(main).toContain('<del>12</del><ins>24</ins>')
  expect(main).toMatch(/<details class="legal-same">.*1 paragraph unchanged.*Nobody else/s)
  expect(page).toContain('noindex')
  expect((await look('/privacy-policy/changes/1')).status).toBe(404)
  expect((await look('/privacy-policy/changes/1?from=2')).main).toContain(
    '<del>24</del><ins>12</ins>',
  )
  expect((await look('/privacy-policy/changes/2?from=9')).status).toBe(404)
})

test('a former version is read in the words that its translation had then', async () => {
  const { look, add, change, textOf } = await openLegal()
  const id = await add('2025-03-01', 'Twelve.')
  await change(id, { title: 'سياسة', body: textOf('اثنا عشر.') }, 'ae')
  await change(id, { effective_on: '2026-05-01', body: textOf('Twenty-four.') })
  await change(id, { title: 'سياسة', body: textOf('أربعة وعشرون.') }, 'ae')
  expect((await look('/ar/privacy-policy/versions/1')).main).toContain('اثنا عشر.')
  expect((await look('/ar/privacy-policy')).main).toContain('أربعة وعشرون.')
})

test('what was taken off the site is gone, with its former versions', async () => {
  const { look, add, change } = await openLegal()
  const id = await add('2025-03-01', 'We keep orders for 12 months.')
  await change(id, { archived: true })
  expect((await look('/privacy-policy')).status).toBe(410)
  expect((await look('/privacy-policy/versions/1')).status).toBe(410)
})

test('what is in force is found by its words, in its language, and nothing else', async () => {
  const { app, clock, add, change, textOf } = await openLegal()
  const ask = async (query: string, lang = 'en') => {
    const path = `/search?query=${encodeURIComponent(query)}&lang=${lang}`
    const { body } = await app.call<{ groups: { results: { url: string }[] }[] }>(null, 'GET', path)
    return body.data.groups.flatMap(({ results }) => results.map(({ url }) => url))
  }
  const id = await add('2025-03-01', 'We count butterflies.')
  await change(id, { title: 'الخصوصية', body: textOf('نعدّ الفراشات') }, 'ae')
  await change(id, { effective_on: '2026-05-06', body: textOf('We count lighthouses.') })
  await change(id, { body: textOf('نعدّ المنارات') }, 'ae')
  const found = async () => ({
    former: [await ask('butterflies'), await ask('الفراشات', 'ae')],
    next: [await ask('lighthouses'), await ask('المنارات', 'ae')],
  })
  const here = ['/privacy-policy']
  expect(await found()).toEqual({ former: [here, here], next: [[], []] })
  clock.pass({ hours: 35 })
  expect(await found()).toMatchObject({ former: [here, here] })
  clock.pass({ hours: 1 })
  expect(await found()).toEqual({ former: [[], []], next: [here, here] })
  // The page has a place of its own among the results; it is not shown twice.
  expect(await ask('privacy policy')).toEqual(here)
  await change(id, { archived: true })
  expect(await ask('lighthouses')).toEqual([])
})

test('a correction on the same day replaces the version of that day', async () => {
  const { look, add, change, textOf } = await openLegal()
  const id = await add('2025-03-01', 'We keep oders.')
  await change(id, { body: textOf('We keep orders.') })
  const { main } = await look('/privacy-policy')
  expect(main).toContain('We keep orders.')
  expect(main).toContain('Version of 1 March 2025, corrected since')
  expect(main).not.toContain('until 1 March 2025')
})
