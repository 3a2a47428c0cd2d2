import { expect, test } from 'vitest'
import type { TestApp } from '../open-test-app.ts'
import { type DemoBrand, openDemo } from '../search/open-demo.ts'
import { addressesIn, idsIn } from './addresses-in.ts'

/** What the tests' build does not have: scripts, fonts, and the pictures' bytes. */
const unbuilt = /^\/(assets|media|fonts)\//

/** All that is reached from some addresses by following every link: its responses, and who named it. */
async function follow(app: TestApp, starts: readonly string[]) {
  const namedBy = new Map(starts.map((start) => [start, 'the start']))
  const broken: string[] = []
  const pages = new Map<string, string>()
  // The menus of all restaurants are alike: that of the first is followed.
  let at: string | null = null
  const isOfAnother = (path: string) => {
    const own = new URL(path, 'http://site').searchParams.get('at')
    at ??= own
    return own !== null && own !== at
  }
  for (const [address, from] of namedBy) {
    const { status, headers, bytes } = await app.get(address)
    if (status >= 400) broken.push(`${status} ${address}, from ${from}`)
    if (status >= 300 && status < 400 && headers.location) {
      if (!namedBy.has(headers.location)) namedBy.set(headers.location, address)
    }
    if (!/html|xml/.test(headers['content-type'] ?? '')) continue
    const html = bytes.toString()
    pages.set(address, html)
    for (const link of addressesIn(html, address)) {
      const [path = ''] = link.split('#')
      if (!unbuilt.test(path) && !isOfAnother(path) && !namedBy.has(path))
        namedBy.set(path, address)
    }
  }
  return { broken, pages }
}

const homes: [DemoBrand, string][] = [
  ['marigold', '/ar/home'],
  ['waldkante', '/en/home'],
]

test.for(homes)(
  'no link of the site of %s, its sitemap or its feeds leads nowhere, in either language',
  {
    timeout: 180_000,
  },
  async ([name, home]) => {
    const app = await openDemo(name)
    const { broken, pages } = await follow(app, ['/', home, '/sitemap.xml', '/robots.txt'])
    expect(broken).toEqual([])
    expect(pages.size).toBeGreaterThan(100)
    // Where a link leads into a page, that place is there.
    const lost = [...pages].flatMap(([address, html]) =>
      addressesIn(html, address).flatMap((link) => {
        const [path = '', fragment] = link.split('#')
        const target = pages.get(path)
        if (!fragment || target === undefined) return []
        return idsIn(target).has(decodeURIComponent(fragment)) ? [] : [`${link}, from ${address}`]
      }),
    )
    expect(lost).toEqual([])
  },
)
