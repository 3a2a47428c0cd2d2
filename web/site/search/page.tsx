import { mainMenu } from '#catalogue/frame/header-menus.ts'
import { settings } from '#catalogue/frame/settings.ts'
import { limits } from '#catalogue/limits.ts'
import { drawSections } from '#domain/content/draw-sections.ts'
import { searchSite } from '#domain/search/search-site.ts'
import type { Page } from '#web/page.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { SearchView } from '#web/site/search/search-view.tsx'
import { words } from '#web/site/words.ts'

/** The search page (specification section 4, "Search"). */
export const searchPage: Page = {
  takes: ['query'],
  async draw({ reading, services, origin, query, isBlank }) {
    const term = [...(query.query ?? '').toWellFormed()].slice(0, limits.search).join('')
    const { brand, menu } = await drawSections(reading, { brand: settings, menu: mainMenu })
    const results = term
      ? await searchSite(services.store, reading.now, term, reading.language)
      : null
    const name = brand?.values.brand_name || 'Linecheck'
    return (
      <>
        <PageHead
          title={term ? `${term} · ${words.search} · ${name}` : `${words.search} · ${name}`}
          description={words.searchEmpty}
          canonical={`${origin}/search`}
          picture={menu?.values.image ?? null}
          origin={origin}
        />
        <SearchView results={results} isBlank={isBlank} origin={origin} />
      </>
    )
  },
}
