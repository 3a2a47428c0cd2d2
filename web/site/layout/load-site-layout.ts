import { menuCategory } from '#catalogue/collections/menu-category.ts'
import type { MenuOverlay, Picture, SiteLayout, SiteNotice } from '#catalogue/published.ts'
import { analytics, siteAnalytics } from '#catalogue/sections/site/analytics.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import {
  bottomNavigation,
  hamburgerMenu,
  mainMenu,
  responsiveMenu,
} from '#catalogue/sections/site/header-menus.ts'
import { look, themeOf } from '#catalogue/sections/site/look.ts'
import { notice, urgentNotice } from '#catalogue/sections/site/notice.ts'
import { menuTypeOf, productIcons } from '#catalogue/sections/site/product-icons.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { resolveLink } from '#catalogue/text/link-target.ts'
import { readGroupsOf } from '#domain/reading/locations/at-location.ts'
import { publishedRevision } from '#domain/reading/published-revisions.ts'
import { type Reading, readEntries, readSection } from '#domain/reading/reading.ts'
import { lookUp, resolveSections } from '#domain/reading/resolve-sections.ts'
import { menuPath } from '#web/site/menu/menu-parts.ts'

const maxCategories = 100

const sections = {
  main: mainMenu,
  burger: hamburgerMenu,
  mobile: responsiveMenu,
  bottom: bottomNavigation,
  footer,
  icons: productIcons,
  brand: settings,
  look,
  analytics,
}

/**
 * Loads a page and its layout together, so that they share queries. A preview loads the layout
 * afterwards, so that its documents are listed last.
 */
export function loadWithLayout<Content>(reading: Reading, load: () => Promise<Content>) {
  const layout = reading.preview ? null : loadSiteLayout({ ...reading, documents: [] })
  return Promise.all([load(), layout])
}

export async function loadSiteLayout(reading: Reading): Promise<SiteLayout> {
  const [loaded, categories, urgent, usual] = await Promise.all([
    resolveSections(reading, sections),
    readCategories(reading),
    loadNotice(reading, urgentNotice),
    loadNotice(reading, notice),
  ])
  const notices = [urgent, usual].filter((one) => one !== null)
  const { main, burger, mobile, bottom, icons, brand } = loaded
  const foot = loaded.footer?.values
  const { pickup_url, delivery_url } = brand?.values ?? { pickup_url: '', delivery_url: '' }
  return {
    brand: {
      name: brand?.values.brand_name || 'Linecheck',
      theme: themeOf(brand?.values, loaded.look?.values),
    },
    notice: notices[0] ?? null,
    notices,
    // A draft must run no script in the browsers of staff.
    analytics: reading.preview ? null : siteAnalytics(loaded.analytics?.values),
    logo: main?.values.image ?? null,
    header: main?.values.structure ?? [],
    mobile: mobile?.values.structure ?? [],
    burger: { links: burger?.values.structure ?? [], icon: burger?.values.image ?? null },
    overlay: toOverlay(categories, icons?.items ?? []),
    side: {
      pickup: orderPath(pickup_url, 'pickup'),
      delivery: orderPath(delivery_url, 'delivery'),
      find: '/contact',
    },
    footer: {
      slogan: foot?.slogan ?? null,
      googlePlay: { picture: foot?.googlePlay ?? null, url: foot?.google_store ?? '' },
      appStore: { picture: foot?.appStore ?? null, url: foot?.apple_store ?? '' },
      text: foot?.text ?? '',
      copyright: foot?.copyright ?? '',
      links: bottom?.values.structure ?? [],
      social: (brand?.items ?? []).map(({ values }) => ({ name: values.name, url: values.url })),
    },
  }
}

/**
 * Only its link is resolved: a restaurant that is closed for good must not turn its notice into one
 * for every page.
 */
async function loadNotice(
  reading: Reading,
  notice: typeof urgentNotice,
): Promise<SiteNotice | null> {
  const [found, published] = await Promise.all([
    readSection(reading, notice),
    publishedRevision(reading, notice),
  ])
  if (!found || found.values.text === '') return null
  const { text, link_text, tone, locations, groups } = found.values
  const linkOnly = { values: { url: found.values.url }, items: [], lastItemId: 0 }
  const lookups = await lookUp(reading, [{ declaration: notice, content: linkOnly }])
  const url = resolveLink(found.values.url, lookups)
  const revision = published.updated_at ?? ''
  const idsIn = (some: readonly { id: number }[]) => some.map(({ id }) => id)
  const where = { locations: idsIn(locations), groups: idsIn(groups) }
  return { text, url, link_text, tone, revision, ...where }
}

/** Returns the layout of a restaurant's page, or with null of any other page. */
export async function layoutOn(
  reading: Reading,
  layout: SiteLayout,
  restaurantId: number | null,
): Promise<SiteLayout> {
  const isSomewhere = layout.notices.some(({ groups }) => groups.length > 0)
  const isAsked = restaurantId !== null && isSomewhere
  const own = isAsked ? await readGroupsOf(reading, restaurantId) : []
  const notice = layout.notices.find(
    ({ locations, groups }) =>
      locations.length + groups.length === 0 ||
      (restaurantId !== null && locations.includes(restaurantId)) ||
      groups.some((id) => own.includes(id)),
  )
  return { ...layout, notice: notice ?? null }
}

interface IconItem {
  id: number
  values: { name: string; image: Picture | null }
}

function readCategories(reading: Reading) {
  return readEntries(reading, menuCategory, maxCategories)
}

function toOverlay(
  entries: Awaited<ReturnType<typeof readCategories>>,
  icons: readonly IconItem[],
): MenuOverlay {
  const categories = entries.map(({ values }, place) => ({
    type: values.type,
    name: values.title,
    path: menuPath(place, values.title),
    lists: values.lists.map((name, inner) => ({ name, path: menuPath(inner, name) })),
  }))
  return {
    icons: icons.map(({ id, values }) => ({
      id,
      name: values.name,
      picture: values.image,
      path: categories.find(({ type }) => type === menuTypeOf(id))?.path ?? '/menu',
    })),
    categories: categories.map(({ name, path, lists }) => ({ name, path, lists })),
  }
}

/** Returns the address to order at, or the restaurants with the service. */
export function orderPath(configured: string, service: 'pickup' | 'delivery'): string {
  return configured === '' || configured === '/contact' ? `/contact?service=${service}` : configured
}
