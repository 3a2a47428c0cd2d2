import { limits } from '#catalogue/limits.ts'
import { readPictures } from '#domain/media/read-pictures.ts'
import { Problem } from '#domain/problem.ts'
import { picturesOf, searchSite } from '#domain/search/search-site.ts'
import type { Page } from '#web/page.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadCategories } from '#web/site/menu/load-menu.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { SearchView } from '#web/site/search/search-view.tsx'

/** The search page (specification section 4, "Search"). */
export const searchPage: Page = {
  styles: 'web/site/search/page.css',
  uncachedParams: ['query'],
  async search(services, now, query, language) {
    const term = termOf(query)
    if (!term) return null
    try {
      return { results: await searchSite(services, now, term, language) }
    } catch (error) {
      if (error instanceof Problem && error.code === 'busy') return { isPreparing: true }
      throw error
    }
  },
  async render({ reading, searchResults: found, origin, query, isBlank, i18n: { t, language } }) {
    const term = termOf(query)
    const results = found?.results ?? null
    const { name, picture } = await loadBrand(reading, language)
    const pictures = await readPictures(reading, results ? picturesOf(results) : [])
    const categories = results?.total ? [] : await loadCategories(reading)
    return (
      <>
        <PageMeta
          title={[...(term ? [term] : []), t('search.title'), name].join(' · ')}
          description={t('search.empty')}
          picture={picture}
          origin={origin}
        />
        {(term || isBlank) && <meta name="robots" content="noindex" />}
        <SearchView
          {...{ results, pictures, categories, isBlank, origin }}
          isPreparing={found?.isPreparing ?? false}
        />
      </>
    )
  },
}

function termOf({ query = '' }: Readonly<Record<string, string>>): string {
  return [...query.toWellFormed()].slice(0, limits.search).join('')
}
