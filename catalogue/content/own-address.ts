import { brand } from '#brand'
import type { Declaration } from '../declaration.ts'
import { languageTags } from '../languages.ts'
import { pages } from '../pages.ts'

/** The pattern of a page whose address is its slug alone. */
const slugPage = '/{slug}'

export function hasOwnAddress({ page }: Pick<Declaration, 'page'>): boolean {
  return page === slugPage
}

/** The first segments of addresses that the server answers itself; a test compares its routes. */
const ours: ReadonlySet<string> = new Set([
  ...['about-us', 'about-us-main', 'admin', 'api', 'app', 'assets', 'community', 'contact'],
  ...['corporate-milestone', 'dashboard', 'faqs', 'hamburger-menu', 'healthz', 'history', 'home'],
  ...['media', 'menu', 'menu-details', 'metrics', 'mission-vision', 'promotion', 'readyz'],
  ...['search', 'test', 'unsubscribe', 'work-with-us', 'privacy-policy', 'terms-conditions'],
  ...pages.flatMap(({ slug, path }) => [slug, path?.split('/')[1] ?? '']),
  ...Object.entries(languageTags).flatMap(([language, tag]) => [language, tag.toLowerCase()]),
  ...['feeds', 'zh'],
])

/** Tells whether a page of the brand's folder begins with this. */
function isOfBrand(slug: string): boolean {
  return Object.keys(brand.pages ?? {}).some((path) => path.split('/')[1] === slug)
}

/** Returns whether a slug is an address of ours or of the brand's folder, and none of the declaration's own. */
export function isReserved({ singletons }: Pick<Declaration, 'singletons'>, slug: string): boolean {
  if (singletons.some((one) => one.slug === slug)) return false
  // The app's page is wherever the settings put it (contract section 4).
  return ours.has(slug) || isOfBrand(slug) || /^error-\d+$|-app$/.test(slug)
}
