import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { footer } from '#catalogue/frame/footer.ts'
import {
  bottomNavigation,
  hamburgerMenu,
  mainMenu,
  responsiveMenu,
} from '#catalogue/frame/header-menus.ts'
import { productIcons } from '#catalogue/frame/product-icons.ts'
import { settings } from '#catalogue/frame/settings.ts'
import { brandPage, type PageBrand, pageById } from '#catalogue/pages.ts'
import type { Frame, MenuLink, MenuOverlay, Picture } from '#catalogue/published.ts'
import { type Reading, readEntries, readSection } from '#domain/content/reading.ts'
import { readPictures } from '#domain/media/read-pictures.ts'

/** How many categories the overlay shows at most. */
const categoryLimit = 100

type Pictures = ReadonlyMap<number, Picture>

/** What surrounds every page, from its menus, footer, icons and settings. */
export async function loadFrame(reading: Reading): Promise<Frame> {
  const main = await readSection(reading, mainMenu)
  const burger = await readSection(reading, hamburgerMenu)
  const mobile = await readSection(reading, responsiveMenu)
  const bottom = await readSection(reading, bottomNavigation)
  const foot = (await readSection(reading, footer))?.values
  const icons = (await readSection(reading, productIcons))?.items ?? []
  const brand = await readSection(reading, settings)
  const slots = [
    main?.values.image,
    burger?.values.image,
    foot?.slogan,
    foot?.googlePlay,
    foot?.appStore,
  ]
  const ids = [...slots, ...icons.map(({ values }) => values.image)].map((id) => id ?? null)
  const pictures = await readPictures(reading, ids)
  const links = (ids: number[] | undefined) => menuLinks(ids, brand?.values)
  const { pickup_url, delivery_url } = brand?.values ?? { pickup_url: '', delivery_url: '' }
  return {
    brand: {
      name: brand?.values.brand_name || 'Linecheck',
      primary: brand?.values.primary_color ?? '#ffb81c',
      secondary: brand?.values.secondary_color ?? '#2b1420',
    },
    logo: pick(pictures, main?.values.image),
    header: links(main?.values.structure),
    mobile: links(mobile?.values.structure),
    burger: { links: links(burger?.values.structure), icon: pick(pictures, burger?.values.image) },
    overlay: await loadOverlay(reading, icons, pictures),
    side: {
      pickup: pickup_url || '/contact',
      delivery: delivery_url || '/contact',
      find: '/contact',
    },
    footer: {
      slogan: pick(pictures, foot?.slogan),
      googlePlay: { picture: pick(pictures, foot?.googlePlay), url: foot?.google_store ?? '' },
      appStore: { picture: pick(pictures, foot?.appStore), url: foot?.apple_store ?? '' },
      text: foot?.text ?? '',
      copyright: foot?.copyright ?? '',
      links: links(bottom?.values.structure),
      social: (brand?.items ?? []).map(({ values }) => ({ name: values.name, url: values.url })),
    },
  }
}

interface IconItem {
  id: number
  values: { name: string; image: number | null }
}

async function loadOverlay(
  reading: Reading,
  icons: IconItem[],
  pictures: Pictures,
): Promise<MenuOverlay> {
  const entries = await readEntries(reading, menuCategory, categoryLimit)
  return {
    icons: icons.map(({ id, values }) => ({
      id,
      name: values.name,
      picture: pick(pictures, values.image),
    })),
    categories: entries.map(({ values }, place) => ({
      name: values.title,
      path: menuPath(place, values.title),
      lists: values.lists.map((name, inner) => ({ name, path: menuPath(inner, name) })),
    })),
  }
}

/** `/menu?val={index}&name={name}` (specification section 2, "Public routes"). */
function menuPath(place: number, name: string): string {
  return `/menu?${new URLSearchParams({ val: String(place), name })}`
}

function menuLinks(ids: number[] | undefined, brand: PageBrand | undefined): MenuLink[] {
  return (ids ?? []).flatMap((id) => {
    const page = pageById(id)
    if (!page) return []
    const { name, path } = brandPage(page, brand)
    return [{ id, name, path }]
  })
}

function pick(pictures: Pictures, id: number | null | undefined): Picture | null {
  return id === null || id === undefined ? null : (pictures.get(id) ?? null)
}
