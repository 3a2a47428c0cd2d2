import type { Declaration } from '../declaration.ts'

/** The address and the texts for search engines, which do nothing for entries without a page. */
const pageTexts = new Set(['slug', 'seo_title', 'seo_description'])

/** Returns whether a declaration has texts that guests read in several languages. */
export function isTranslated({ fields, set, page, pages, titleKey }: Declaration): boolean {
  const hasPage = titleKey === null || page !== null || pages !== null
  return [...fields, ...(set?.fields ?? [])].some(
    ({ translated, key }) => translated && (hasPage || !pageTexts.has(key)),
  )
}
