import type { Files } from '#store/media/files.ts'
import type { Store } from '#store/store.ts'
import type { Encryption } from './encryption.ts'
import type { FindablePage } from './findable-page.ts'
import type { SiteSearch } from './search/site-search.ts'

export type { Files }

/** What verbs work with; made once when the process starts. Rooms above pass it on, they never look inside. */
export interface Services {
  store: Store
  files: Files
  /** Encrypts what a copy of the database must not tell. */
  encryption: Encryption
  /** The pages of the site that guests find, as `web/` declares them; left out: none. */
  pages?: readonly FindablePage[]
  /** Addresses of the site at which there is always a page, as `web/` declares them; left out: none. */
  addresses?: readonly string[]
  /** The clock, as ISO 8601 UTC. Tests bring their own. */
  now(): string
}

/** The same with what answers guests. */
export interface SiteServices extends Services {
  /** The index of what they find. */
  search: SiteSearch
}

/** What `store.publications` tells those who listen. */
export type PublicationChange = Parameters<
  Parameters<Services['store']['publications']['onChange']>[0]
>[0]
