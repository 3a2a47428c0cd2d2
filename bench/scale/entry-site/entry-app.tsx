import { openApp } from '#app.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Config } from '#config.ts'
import { entryPage } from '#web/load-entry-page.ts'
import { pages } from '#web/routes.ts'

/** The app with a page for each of the many entries: the site has none of its own yet. */
export function openEntryApp(config: Config) {
  return openApp(config, {
    ...pages,
    '/menu-details/{entry}': entryPage(menuItem, ({ values }) => (
      <>
        <title>{values.title}</title>
        <h1>{values.title}</h1>
        <p>{values.description}</p>
      </>
    )),
  })
}
