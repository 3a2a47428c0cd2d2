import type { Files } from '#store/media/files.ts'
import type { Store } from '#store/store.ts'
import type { Encryption } from './encryption.ts'
import type { FindablePage } from './findable-page.ts'
import type { SiteSearch } from './search/site-search.ts'

export type { Files }

/** Services that the domain uses, opened once when the process starts. */
export interface Services {
  store: Store
  files: Files
  encryption: Encryption
  /** The pages that the site's search finds, declared by `web/`. */
  pages?: readonly FindablePage[]
  /** Addresses that always have a page, declared by `web/`. */
  addresses?: readonly string[]
  /** The current time, ISO 8601 UTC. */
  now(): string
}

export interface SiteServices extends Services {
  search: SiteSearch
}

/** The argument of listeners to `store.publications`. */
export type PublicationChange = Parameters<
  Parameters<Services['store']['publications']['onChange']>[0]
>[0]
