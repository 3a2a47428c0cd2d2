import { z } from 'zod'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { publishedShape, valuesSchema } from '#catalogue/content/content-schema.ts'
import { menuItemKey, menuItemLabel, menuItemToWire } from '#catalogue/fields/menu-item.ts'
import { menuEntry, pageById } from '#catalogue/pages.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import { headerMenus } from '#catalogue/sections/site/header-menus.ts'
import { productIcons } from '#catalogue/sections/site/product-icons.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { publishedRevision } from '#domain/reading/published-revisions.ts'
import { type Reading, readEntries, readSection } from '#domain/reading/reading.ts'
import { resolveSections } from '#domain/reading/resolve-sections.ts'
import { readSectionResponse } from '#domain/reading/responses/section-responses.ts'
import type { PublishedRequest, PublishedRoute } from '#http/call/published-route.ts'

const categoryLimit = 100

const account = z.object({ name: z.string(), url: z.string() })

const icon = z.object({
  id: z.int(),
  name: z.string(),
  menu_icon: z.string().nullable(),
  image_id: z.int().nullable(),
  last_updated_at: z.string().nullable(),
})

const category = z.object({
  id: z.int(),
  name: z.string(),
  type: z.literal(2),
  menu_type: z.string(),
  lists: z.array(z.object({ name: z.string() })),
})

/** Public reads of header and footer (specification section 7, "Public content", "Reference lists"). */
export const layoutContent: PublishedRoute[] = [
  ...Object.entries(headerMenus).map(([id, menu]) => ({
    path: `/headers/${id}/view`,
    summary: `The menu ${menu.label}`,
    response: valuesSchema(menu).extend(publishedShape),
    read: (reading: Reading) => readMenu(reading, menu),
    edits: [menu],
  })),
  {
    path: '/footers',
    summary: 'The footer, with the social accounts of the settings',
    response: valuesSchema(footer).extend({ social_media: z.array(account), ...publishedShape }),
    async read(reading) {
      const { values } = await readSectionResponse(reading, footer)
      const { items } = await readSectionResponse(reading, settings)
      const social_media = items.map(({ name, url }) => ({ name, url }))
      return { ...values, social_media, ...(await publishedRevision(reading, footer)) }
    },
    edits: [footer],
  },
  {
    path: '/products/lists/icons',
    summary: 'The icons of the menu types',
    response: z.object({ lists: z.array(icon), ...publishedShape }),
    read: readIcons,
    edits: [productIcons],
  },
  {
    path: '/products/categories',
    summary: 'The categories of the menu with their sub-lists',
    response: z.array(category),
    filters: { type: z.string().max(20).optional() },
    read: readCategories,
  },
]

type Menu = (typeof headerMenus)[keyof typeof headerMenus]

/**
 * Returns the links of a menu that guests can open. Name and address of the app page come from the
 * settings; a link without path is `#`.
 */
async function readMenu(reading: Reading, menu: Menu) {
  const { values } = await readSectionResponse(reading, menu)
  const items = (await readSection(reading, menu))?.values.structure ?? []
  const brand = (await readSection(reading, settings))?.values
  const shown = (await resolveSections(reading, { menu })).menu?.values.structure ?? []
  const menus = shown.map(({ id, name, path }) => {
    const item = items.find((one) => menuItemKey(one) === id) ?? id
    const page = typeof id === 'number' ? pageById(id) : undefined
    if (page && menuItemLabel(item, reading.language) === '') return menuEntry(page, brand)
    const slug = page?.slug ?? (path?.startsWith('/') ? path.slice(1) : '')
    return { id, name, slug, path: path ?? '#' }
  })
  const links = items.flatMap((item) => {
    const live = menus.find(({ id }) => id === menuItemKey(item))
    return live ? [menuItemToWire(item, live.name, live.path)] : []
  })
  return { ...values, menus, links, ...(await publishedRevision(reading, menu)) }
}

async function readIcons(reading: Reading) {
  const { items } = await readSectionResponse(reading, productIcons)
  const { version, updated_at } = await publishedRevision(reading, productIcons)
  const lists = items.map(({ id, name, image_url, image_id }) => ({
    id,
    name,
    menu_icon: image_url,
    image_id,
    last_updated_at: updated_at,
  }))
  return { lists, version, updated_at }
}

/**
 * Returns the categories. On the wire `type` is 2 for those of the menu (specification section 7), and
 * there are no others; our own `type` is sent as `menu_type`.
 */
async function readCategories(reading: Reading, { filter: { type } }: PublishedRequest) {
  if (typeof type === 'string' && type !== '' && type !== '2') return []
  const entries = await readEntries(reading, menuCategory, categoryLimit)
  return entries.map(({ id, values }) => ({
    id,
    name: values.title,
    type: 2,
    menu_type: values.type,
    lists: values.lists.map((name) => ({ name })),
  }))
}
