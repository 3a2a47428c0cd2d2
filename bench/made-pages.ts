import { setTimeout as pause } from 'node:timers/promises'
import { post, signIn } from './approval.ts'
import { row } from './row.ts'
import { percentile } from './spread.ts'
import { startApp } from './start-app.ts'

const rounds = 10

/** Pages of one kind that are asked. */
const mostOfKind = 3

/** What is promised of some (issue 12). */
const aims: Readonly<Record<string, string>> = { '/contact': '<= 60 kB' }

/**
 * Every page that search engines are told of, by its kind: what its first response takes once something
 * of it was published, while nobody else asks, and how many bytes of HTML it has with its styles.
 */
export async function measureMadePages(dataDir: string): Promise<void> {
  const app = await startApp(dataDir)
  try {
    const admin = await signIn(app.url, 'admin')
    const kinds = await listKinds(app.url)
    const taken = new Map([...kinds.keys()].map((kind) => [kind, [] as number[]]))
    const bytes = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      // Every page has the brand's name in it.
      await post(app.url, admin, '/settings/update', { brand_name: `Marigold ${round}` })
      await pause(200)
      for (const [kind, paths] of kinds) {
        for (const path of paths) {
          const begun = performance.now()
          const response = await fetch(`${app.url}${path}`)
          const { byteLength } = await response.arrayBuffer()
          taken.get(kind)?.push(performance.now() - begun)
          if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
          bytes.set(kind, Math.max(bytes.get(kind) ?? 0, byteLength))
        }
      }
    }
    for (const [kind, times] of taken) {
      const size = `${((bytes.get(kind) ?? 0) / 1000).toFixed(1)} kB`
      row(
        `first answer, p95: ${kind}`,
        `${percentile(times, 0.95).toFixed(0)} ms, ${size}`,
        aims[kind],
      )
    }
    await post(app.url, admin, '/settings/update', { brand_name: 'Marigold' })
  } finally {
    await app.stop()
  }
}

/** The addresses of the sitemaps in the first language, an entry's name left out of its kind. */
async function listKinds(url: string): Promise<Map<string, string[]>> {
  const kinds = new Map<string, string[]>([['/search?query=', ['/search?query=burger']]])
  for (const map of await locationsIn(`${url}/sitemap.xml`)) {
    for (const path of await locationsIn(`${url}${new URL(map).pathname}`)) {
      const { pathname, search } = new URL(path)
      if (/^\/(ar|de|es|fr|pt|zh)\//.test(pathname)) continue
      const kind = pathname.replace(/\/\d+(-[^/]*)?/, '/{id}')
      const known = kinds.get(kind) ?? []
      if (known.length < mostOfKind) kinds.set(kind, [...known, `${pathname}${search}`])
    }
  }
  return kinds
}

async function locationsIn(address: string): Promise<string[]> {
  const text = await fetch(address).then((response) => response.text())
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => {
    return found.replaceAll('&amp;', '&')
  })
}
