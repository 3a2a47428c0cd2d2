import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startReading } from '#domain/reading/reading.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { loadSitemap, loadSitemapIndex } from './load-sitemap.ts'

const origin = 'https://www.marigold.example'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** What an XML reader makes of it; it stops at a bare `&` or `<`. */
function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/gs)].map(([, text = '']) => {
    expect(text).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/)
    return text.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
  })
}

test('an address with two parameters is written as XML, and read as what it was', async () => {
  const store = await openTestStore()
  const reading = startReading(store.db, '2026-05-01T09:00:00.000Z')
  const sitemapOf = (paths: readonly string[], kind = 'menu') => {
    const list = async () => paths.map((path) => ({ path, changedAt: null }))
    return loadSitemap(reading, [{ kind, list }], origin)
  }
  const menu = await sitemapOf(['/menu?val=1&name=Fish%20%26%20Fries'])
  expect(menu).toContain(`<loc>${origin}/menu?val=1&amp;name=Fish%20%26%20Fries</loc>`)
  const path = fc.string({ unit: fc.constantFrom(...'&<>;"\'amplt/?=%é'), maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(fc.array(path, { minLength: 1, maxLength: 5 }), async (paths) => {
      const found = locationsOf((await sitemapOf(paths)) ?? '')
      expect(found).toEqual(paths.map((each) => `${origin}${each}`))
    }),
  )
  const list = async () => [{ path: '/x', changedAt: '2026-05-01T09:00:00.000Z' }]
  const index = await loadSitemapIndex(reading, [{ kind: 'a&b', list }], origin)
  expect(locationsOf(index)).toEqual([`${origin}/sitemap-a&b.xml`])
})
