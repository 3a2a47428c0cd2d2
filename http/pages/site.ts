import type { Reading } from '#domain/reading/reading.ts'

/** What `web/` offers to `http/`: which page is at an address, and its HTML. Joined in `app.ts`. */
export interface Site {
  /** What is at an address; null: nothing. */
  match(url: URL): PageMatch | PageRedirect | null
  /** Home in a language that a visitor has chosen; null where it is none. */
  home(chosen: string): PageMatch | null
  /** An error page with its own status, in the language of an address. */
  errorPage(status: 400 | 401 | 403 | 404 | 500 | 503, pathname?: string): PageMatch
  /** The same page with what its visitor's free words find; before it is rendered. */
  search(match: PageMatch, now: string): Promise<PageMatch>
  /** Null: there is nothing that guests may see. */
  render(match: PageMatch, reading: Reading): Promise<RenderedPage | { redirect: string } | null>
  /** Where an address redirects to once the canonical path of its page is known; null: it stays. */
  canonicalAddress(url: URL, match: PageMatch, path: string): string | null
}

/** What `http/` reads of a page that was matched; a plain value. */
export interface PageMatch {
  kind: 'page'
  /** Of its cached copy. */
  key: string
  /** Whether it answers free words: such a page is made for each request, and never cached. */
  freeText: 'filled' | 'blank' | null
  /** Redirects that staff entered go first. */
  isAlias: boolean
  /** Where guests are sent from a page that only staff see at this address, or null. */
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
  /** With charset; HTML where it is left out. */
  type?: string
  /** The canonical path of what is at several addresses. */
  path?: string
}
