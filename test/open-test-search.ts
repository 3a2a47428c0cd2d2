import type { FindablePage } from '#domain/findable-page.ts'
import { SiteSearch } from '#domain/search/site-search.ts'
import type { Store } from '#store/store.ts'
import { morning } from './content/workspace.ts'
import { whenDone } from './open-test-store.ts'

/** The site's search of a store, as the app has it; it waits for its index. */
export function openTestSearch(store: Store, pages: readonly FindablePage[] = []) {
  const search = new SiteSearch({ store, pages, now: () => morning, timeout: 30_000 })
  whenDone(() => search.close())
  return { store, search, pages }
}
