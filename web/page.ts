import type { ReactNode } from 'react'
import type { Reading } from '#domain/content/reading.ts'
import type { SiteFlags } from '#web/site/document.tsx'

/** What a page's load function works with. */
export interface Visit {
  reading: Reading
  /** The site's origin, for canonical addresses; never from the request. */
  origin: string
}

/** A page of the site: what it loads, what it shows, and what of the frame it leaves out. */
export interface Page {
  /** 200 unless it is an error page. */
  status?: number
  flags?: SiteFlags
  /** Loads and draws the page; its `<title>` and `<meta>` are in what it draws. */
  draw(visit: Visit): Promise<ReactNode>
}
