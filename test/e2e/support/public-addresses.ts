import type { APIRequestContext } from '@playwright/test'

/** What the sitemap names in the brand's first language: of pages of one kind the first two. */
export async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const index = await locations(request, '/sitemap.xml')
  const addresses: string[] = []
  for (const part of index) addresses.push(...(await locations(request, part)))
  const kinds = Map.groupBy(addresses, (path) => path.replace(/\/\d+-[^/]+/g, '/{entry}'))
  return [...kinds.values()].flatMap((same) => same.slice(0, 2)).filter((at) => !/^\/ar\//.test(at))
}

async function locations(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = await (await request.get(path)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
}
