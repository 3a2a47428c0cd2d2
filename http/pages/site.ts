import type { Reading } from '#domain/reading/reading.ts'

/** A page as it leaves the renderer. */
export interface RenderedPage {
  status: number
  html: string
  /** With charset; HTML where it is left out. */
  type?: string
  /** The canonical path of what is at several addresses. */
  path?: string
  /** Where it leads on to, in place of being shown. */
  elsewhere?: string
}

/** What `web/` offers to `http/`: which page answers an address, and its HTML. Joined in `app.ts`. */
export interface Site {
  /**
   * The page at an address. `key` names its kept copy and holds nothing of the address but what
   * the page knows, so that no address can make new entries. Null: there is no such page.
   */
  find(url: URL): FoundPage | null
  /** An error page with its own status, in the language of an address. */
  errorPage(status: 400 | 401 | 403 | 404 | 500 | 503, pathname?: string): ErrorPage
  /** Where home is in a language that somebody has chosen; null: that is none. */
  homeIn(chosen: string): string | null
  /** Where an address only leads on to, and how (RFC 9110, 15.4), or null. */
  redirect(url: URL): { status: 302 | 308; target: string } | null
}

export interface FoundPage {
  key: string
  /** It answers what a visitor has asked: made for each request, and kept by nobody. */
  isFresh?: boolean
  /** It was asked for with nothing but blanks: a form of ours that was sent so stays where it is. */
  isBlank?: boolean
  /** The address asks for a part of it, in words that only the content knows: it may lead elsewhere. */
  isAsked?: boolean
  /** The address is none of its own: what staff have said of it goes first. */
  isAlias?: boolean
  /** Only signed-in staff may see it at this address; anybody else is led to the 404 page. */
  needsSignIn?: boolean
  /** The address names the entry beside its id: a former or wrong name leads on to the right one. */
  isNamed?: boolean
  /** What the address begins with, `/` or a language (`/ar/`): that of the brand's first leads on. */
  prefix?: string
  /** Of a page made for each request: what takes long, to be done before it has its reading. */
  prepare?(now: string): Promise<void>
  /** Null: there is nothing here that guests may see. */
  render(reading: Reading): Promise<RenderedPage | null>
}

/** There is always one. */
export interface ErrorPage extends FoundPage {
  render(reading: Reading): Promise<RenderedPage>
}
