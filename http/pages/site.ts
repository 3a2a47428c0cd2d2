import type { Reading } from '#domain/content/reading.ts'

/** A page as it leaves the renderer. */
export interface RenderedPage {
  status: number
  html: string
  /** With charset; HTML where it is left out. */
  type?: string
}

/** What `web/` offers to `http/`: which page answers an address, and its HTML. Joined in `app.ts`. */
export interface Site {
  /**
   * The page at an address. `key` names its kept copy and holds nothing of the address but what
   * the page knows, so that no address can make new entries. Null: there is no such page.
   */
  find(url: URL): FoundPage | null
  /** An error page with its own status. */
  errorPage(status: 400 | 401 | 403 | 404 | 500 | 503): FoundPage
  /** Where an address has moved to, or null. */
  redirect(url: URL): string | null
}

export interface FoundPage {
  key: string
  /** It answers what a visitor has asked: made for each request, and kept by nobody. */
  isFresh?: boolean
  render(reading: Reading): Promise<RenderedPage>
}
