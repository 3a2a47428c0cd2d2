import { siteTranslator } from '#catalogue/messages/site-translator.ts'
import type { FindablePage } from '#domain/findable-page.ts'
import type { Page } from '#web/page.ts'

/** Returns the pages that guests find by the search of the site. */
export function findablePages(pages: Readonly<Record<string, Page>>): FindablePage[] {
  return Object.entries(pages).flatMap(([path, { searchEntry: found }]): FindablePage[] => {
    if (!found) return []
    const { title, text = () => '', topics = [], sections } = found
    const textIn: FindablePage['textIn'] = (language, brand) => {
      const t = siteTranslator(language)
      return { title: title(t, brand, language), text: text(t, brand) }
    }
    return [{ path, topics, textIn, ...(sections ? { sections } : {}) }]
  })
}
