import type { Reading } from '#domain/reading/reading.ts'

/** The pages of the site, which `web/` implements and `app.ts` passes to `http/`. */
export interface Site {
  /** Returns the page at an address, or null. */
  match(url: URL): PageMatch | PageRedirect | null
  /** Returns the home page in a language; null when it is none of the brand. */
  home(language: string): PageMatch | null
  /** Returns an error page, in the language of the path. */
  errorPage(status: 400 | 401 | 403 | 404 | 500 | 503, pathname?: string): PageMatch
  /** Returns the page with the results of its search, which runs before it is rendered. */
  search(match: PageMatch, now: string): Promise<PageMatch>
  /** Returns null when there is nothing guests may see. */
  render(match: PageMatch, reading: Reading): Promise<RenderedPage | { redirect: string } | null>
  /** Returns the redirect target when the page's canonical path is another one, else null. */
  canonicalAddress(url: URL, match: PageMatch, path: string): string | null
}

export interface PageMatch {
  kind: 'page'
  /** Key in the response cache. */
  key: string
  /** Set when the page shows search results: rendered for each request, never cached. */
  freeText: 'filled' | 'blank' | null
  /** Redirects that staff entered take precedence over the page. */
  isAlias: boolean
  /** Target of the redirect for guests when only staff may see the page at this address, or null. */
  guestRedirect: string | null
}

export interface PageRedirect {
  kind: 'redirect'
  /** RFC 9110, 15.4. */
  status: 302 | 308
  target: string
}

export interface RenderedPage {
  status: number
  html: string
  /** With charset; HTML by default. */
  type?: string
  /** The canonical path, when the page is at several addresses. */
  path?: string
  /** When its content was last published (ISO 8601 UTC). */
  changedAt?: string | null
}
