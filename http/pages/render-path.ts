import type { Reading } from '#domain/reading/reading.ts'
import { parseUrl } from '../parse-url.ts'
import type { RenderedPage, Site } from './site.ts'

/** Redirects that are followed, as from `/` to `/home`. */
const maxRedirects = 3

/** Returns the page at a path as a reading shows it, or the 404 page; redirects are followed. */
export async function renderPath(
  site: Site,
  path: string,
  reading: Reading,
): Promise<RenderedPage> {
  let address = path
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const url = parseUrl(address)
    const match = url && site.match(url)
    if (!match) break
    const rendered =
      match.kind === 'redirect' ? { redirect: match.target } : await site.render(match, reading)
    if (!rendered) break
    if ('html' in rendered) return rendered
    address = rendered.redirect
  }
  const missing = await site.render(site.errorPage(404, path), reading)
  if (!missing || !('html' in missing)) throw new Error('There is no page for 404')
  return missing
}
