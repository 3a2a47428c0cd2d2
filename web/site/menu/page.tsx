import { menuItem } from '#catalogue/collections/menu-item.ts'
import { addFilter, filterParameters, readFilter } from '#catalogue/collections/menu-item-filter.ts'
import type { Language } from '#catalogue/languages.ts'
import { readMenuAt } from '#domain/reading/menu-at.ts'
import { inLanguage, type Reading } from '#domain/reading/reading.ts'
import type { Page } from '#web/page.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { atRestaurant } from '#web/site/menu-items/at-restaurant.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { pageParam } from '#web/site/paging/paging.tsx'
import { menuData } from '#web/site/seo/data/menu-data.ts'
import { newestEntry } from '#web/site/seo/load-page-sitemap.ts'
import { StructuredData } from '#web/site/seo/structured-data.tsx'
import { filterForm } from './filter/load-filter.ts'
import { loadCategories, loadMenu } from './load-menu.ts'
import {
  allergensPath,
  findPartInLanguages,
  type MatchingMenuPart,
  type MenuPart,
} from './menu-parts.ts'
import { MenuView, unknownPartId } from './menu-view.tsx'

/** Characters of a name in an address. */
const maxNameLength = 200

/** The menu, a category or a list (specification section 2, "Public routes"). */
export const menuPage: Page = {
  styles: 'web/site/menu/page.css',
  searchEntry: {
    title: (t) => t('page.menu'),
    text: (t) => t('menu.lead'),
    topics: ['menu', 'prices', 'nutrition'],
  },
  sitemap: { kind: 'menu', list: listParts },
  uncachedParams: filterParameters,
  cachedParams: {
    ...pageParam,
    ...atRestaurant,
    val: (value) => (/^(0|[1-9]\d{0,2})$/.test(value) ? value : null),
    name: (value) => value.trim().slice(0, maxNameLength) || null,
  },
  async render({ reading, origin, query, i18n }) {
    const { language, t, href } = i18n
    const brand = await loadBrand(reading, language)
    const categories = await loadCategories(reading)
    const { val, name } = query
    const isFiltered = val !== undefined || name !== undefined
    const others = isFiltered ? await loadOthers(reading, i18n) : []
    const part = isFiltered
      ? findPartInLanguages([categories, ...others.map((one) => one.categories)], { val, name })
      : null
    if (isFiltered && part === null)
      return redirectTo(`${addFilter('/menu', readFilter(query))}#${unknownPartId}`)
    const menuAt = query.at ? await readMenuAt(reading, Number(query.at)) : null
    const filter = { ...readFilter(query), ...(menuAt ? { at: menuAt.location.id } : {}) }
    if (query.at && !menuAt) return redirectTo(addFilter(part?.path ?? '/menu', filter))
    if (part && !isCanonicalQuery(part.path, query)) return redirectTo(addFilter(part.path, filter))
    const page = Number(query.page ?? 1)
    const request = { part, page, filter, menuAt }
    const menu = await loadMenu(reading, categories, request, { brand, i18n })
    const { sections, last } = menu
    if (page > last) return null
    const form = filterForm({ ...menu, filter, path: part?.path ?? '/menu' }, i18n)
    const { category = null, list = null } = part ?? {}
    const title = (list ?? category)?.name ?? t('page.menu')
    const addressOf = (path: string) => `${origin}${href(path)}`
    const pictures = sections.flatMap(({ menuItems: items, lists }) => [
      ...lists.flatMap((one) => one.menuItems),
      ...items,
    ])
    const children = (
      <>
        <PageMeta
          title={[
            title,
            ...(part ? [t('page.menu')] : []),
            ...(page > 1 ? [t('paging.page', { number: page })] : []),
            brand.name,
          ].join(' · ')}
          description={part ? t('menu.leadOf', { name: title }) : t('menu.lead')}
          picture={pictures[0]?.picture ?? brand.picture}
          origin={origin}
        />
        <StructuredData
          data={menuData(title, addressOf(part?.path ?? '/menu'), sections, addressOf)}
        />
        <MenuView
          {...{ categories, category, list, sections, filter, form, page, last, origin }}
          otherMatches={menu.otherMatches}
          sentences={menu.sentences}
          restaurant={menuAt?.location ?? null}
        />
      </>
    )
    // Search engines index the menu of all restaurants.
    if (menuAt) return { children, path: '/menu', canonicalPath: part?.path ?? '/menu' }
    return part
      ? { children, path: '/menu', queryByLanguage: queriesByLanguage(part, page, i18n, others) }
      : children
  },
}

/** Lists the menu, its categories and lists; each changes with the newest menu item. */
async function listParts(reading: Reading) {
  const changedAt = await newestEntry(reading, menuItem)
  const categories = await loadCategories(reading)
  const parts = categories.flatMap(({ path, lists }) => [path, ...lists.map((list) => list.path)])
  return ['/menu', ...parts, allergensPath].map((path) => ({ path, changedAt }))
}

/** Loads the categories in the other languages, so that their names are found too. */
async function loadOthers(reading: Reading, { alternates, language }: I18n) {
  const others: { language: Language; categories: MenuPart[] }[] = []
  for (const [index, one] of alternates.entries()) {
    if (one.language === language) continue
    const localized = inLanguage(reading, index === 0 ? '' : one.language)
    others.push({ language: one.language, categories: await loadCategories(localized) })
  }
  return others
}

/** Returns the query of a part in each language. */
function queriesByLanguage(
  { path, category, list }: MatchingMenuPart,
  page: number,
  { language }: I18n,
  others: readonly { language: Language; categories: readonly MenuPart[] }[],
): Map<Language, string> {
  const suffix = page > 1 ? `&page=${page}` : ''
  const queryString = (address: string) => address.slice(address.indexOf('?') + 1) + suffix
  const queries = others.flatMap((other): [Language, string][] => {
    const same = other.categories.find(({ id }) => id === category.id)
    const matching = list ? same?.lists.find(({ key }) => key === list.key) : same
    return matching ? [[other.language, queryString(matching.path)]] : []
  })
  return new Map([[language, queryString(path)], ...queries])
}

function redirectTo(path: string) {
  return { children: null, path: '/menu', redirect: path }
}

/** Returns whether the query is spelled as in the links of the site. */
function isCanonicalQuery(path: string, query: Readonly<Record<string, string>>): boolean {
  const params = new URLSearchParams(path.slice(path.indexOf('?')))
  return params.get('val') === query.val && params.get('name') === query.name
}
