import { defaultAppSlug } from './brand/default-app-slug.ts'

/** The pages of menus (`GET /pages`). Ids are on the wire and stored: never renumber. */
export interface Page {
  id: number
  name: string
  slug: string
  /** Null: a heading without an address; shown as `#` on the wire. */
  path: string | null
}

export const pages: readonly Page[] = [
  { id: 1, name: 'Home', slug: 'home-view', path: '/' },
  { id: 2, name: 'Menu', slug: 'menu', path: '/menu' },
  { id: 3, name: 'Promotions', slug: 'promotion', path: '/promotion' },
  { id: 4, name: 'Find Restaurant', slug: 'contact', path: '/contact' },
  { id: 5, name: 'About Us', slug: 'about-us-main', path: '/about-us-main' },
  { id: 6, name: 'Our Story', slug: 'about-us', path: '/about-us' },
  { id: 7, name: 'History', slug: 'history', path: '/history' },
  { id: 8, name: 'Corporate Milestone', slug: 'corporate-milestone', path: '/corporate-milestone' },
  { id: 9, name: 'Mission & Vision', slug: 'mission-vision', path: '/mission-vision' },
  { id: 10, name: 'Community', slug: 'community', path: '/community' },
  { id: 11, name: 'Work With Us', slug: 'work-with-us', path: '/work-with-us' },
  {
    id: 12,
    name: 'App',
    get slug() {
      return defaultAppSlug()
    },
    get path() {
      return `/${defaultAppSlug()}`
    },
  },
  { id: 13, name: 'FAQs', slug: 'faqs', path: '/faqs' },
  { id: 14, name: 'Privacy Policy', slug: 'privacy-policy', path: '/privacy-policy' },
  { id: 15, name: 'Terms & Conditions', slug: 'terms-conditions', path: '/terms-conditions' },
  { id: 16, name: 'Search', slug: 'search-page', path: '/search' },
]

/** The app page. The brand's settings name and address it. */
export const appPage = 12

/** Where staff preview the app page, whatever its address (specification section 2). */
export const appPreviewAddress = '/app'

const byId = new Map(pages.map((page) => [page.id, page]))

export function pageById(id: number): Page | undefined {
  return byId.get(id)
}

export interface PageBrand {
  brand_name: string
  app_slug: string
}

/** Returns a page with the brand's name and address (contract section 4: the app page's slug). */
export function brandPage(page: Page, brand: PageBrand | null | undefined): Page {
  if (page.id !== appPage || !brand) return page
  const slug = brand.app_slug || page.slug
  const name = brand.brand_name ? `${brand.brand_name} ${page.name}` : page.name
  return { ...page, name, slug, path: `/${slug}` }
}

/** Ids of pages that editors make begin above this one (contract section 10): 1,000 + the entry's id. */
const firstOwnPage = 1_000

/** The category by which references name such a page (`reference-categories.ts`). */
export const pageCategory = 7

export function ownPageId(entryId: number): number {
  return firstOwnPage + entryId
}

/** Returns the entry of a page that editors made, or null for one of ours. */
export function ownPageEntry(id: number): number | null {
  return id > firstOwnPage ? id - firstOwnPage : null
}

/** Returns a page as a menu entry on the wire: a heading without an address has the path `#`. */
export function menuEntry(page: Page, brand: PageBrand | null | undefined) {
  const { id, name, slug, path } = brandPage(page, brand)
  return { id, name, slug, path: path ?? '#' }
}
