import {
  addFilter,
  isFiltering,
  type MenuItemFilter,
} from '#catalogue/collections/menu-item-filter.ts'
import type { DisclosureSentence } from '#catalogue/menu-law/profiles/disclosure-profile.ts'
import { DisclosureNote } from '#web/site/disclosure/disclosure-note.tsx'
import { formatList } from '#web/site/format.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { DietSigns } from '#web/site/menu-items/diet-signs.tsx'
import type { Diet, MenuItem } from '#web/site/menu-items/load-menu-items.ts'
import { MenuItemCard } from '#web/site/menu-items/menu-item-card.tsx'
import { type ChosenRestaurant, RestaurantMenu } from '#web/site/menu-items/restaurant-menu.tsx'
import { Paging } from '#web/site/paging/paging.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { MenuFilter } from './filter/menu-filter.tsx'
import { type MenuFilterProps, menuItemsId, partsId } from './filter/update-menu.ts'
import {
  type MenuList,
  type MenuPart,
  type MenuSection,
  sharedDiets,
  withoutDiets,
} from './menu-parts.ts'
import { type MatchingCategory, NoMatchingItems } from './no-matching-items.tsx'

interface MenuViewProps {
  /** All categories, for navigation. */
  categories: readonly MenuPart[]
  /** Category and list of the address; neither: the whole menu. */
  category: MenuPart | null
  list: MenuList | null
  sections: readonly MenuSection[]
  /** Categories with matches, for a list without any. */
  otherMatches: readonly MatchingCategory[]
  /** What the law asks the page to say. */
  sentences: readonly DisclosureSentence[]
  filter: MenuItemFilter
  form: MenuFilterProps
  page: number
  last: number
  origin: string
  /** Whose menu it is, where guests chose one. */
  restaurant: ChosenRestaurant | null
}

/** Target of addresses of a removed list; the style sheet shows the note only then. */
export const unknownPartId = 'unknown'

export function MenuView(props: MenuViewProps) {
  const { categories, category, list, sections, otherMatches, filter, form, page, last, origin } =
    props
  const { restaurant } = props
  const { t, language, langAttributes } = useI18n()
  const steps = [{ name: t('page.menu'), path: '/menu' }, category, list].filter(isNotNull)
  const title = (list ?? category)?.name ?? t('page.menu')
  const hasMenuItems = sections.some(({ menuItems: items, lists }) => {
    return items.length > 0 || lists.some((one) => one.menuItems.length > 0)
  })
  const shared = sharedDiets(sections)
  // Of a new site: nothing to choose from.
  const isBare = category === null && !hasMenuItems && !isFiltering(filter)
  return (
    <div className="page-column menu-page">
      <Breadcrumbs steps={steps} origin={origin} />
      <h1 className="section-title" {...langAttributes(title)}>
        {title}
      </h1>
      {restaurant && (
        <RestaurantMenu restaurant={restaurant} all={(list ?? category)?.path ?? '/menu'} />
      )}
      <p className="menu-unknown" id={unknownPartId} tabIndex={-1}>
        {t('menu.unknown')}
      </p>
      <div className="menu-parts" id={partsId}>
        {!isBare && (
          <MenuNav
            label={t('menu.categories')}
            parts={categories}
            current={category}
            all="/menu"
            filter={filter}
          />
        )}
        {category && category.lists.length > 0 && (
          <MenuNav
            label={t('menu.subcategories')}
            parts={category.lists}
            current={list}
            all={category.path}
            filter={filter}
          />
        )}
      </div>
      {!isBare && (
        <Island name="MenuFilter" id="menu-filter" component={MenuFilter} props={form} when="use" />
      )}
      <div className="menu-dishes" id={menuItemsId}>
        {!hasMenuItems && !isFiltering(filter) && (
          <p className="page-lead">{t(isBare ? 'menu.emptyYet' : 'menu.empty')}</p>
        )}
        {!hasMenuItems && isFiltering(filter) && (
          <NoMatchingItems otherMatches={otherMatches} filter={filter} />
        )}
        {shared.length > 0 && (
          <p className="menu-shared">
            <DietSigns diets={shared} />
            {t('menu.allAre', {
              names: formatList(
                shared.map(({ label }) => label),
                language,
              ),
            })}
          </p>
        )}
        <DisclosureNote sentences={props.sentences} />
        {(hasMenuItems ? sections : []).map((section, place) => (
          <MenuSectionView
            key={section.path}
            section={section}
            isFirst={place === 0}
            level={category ? null : 'h2'}
            shared={shared}
            at={filter.at}
          />
        ))}
        <Paging
          path={addFilter((list ?? category)?.path ?? '/menu', filter)}
          page={page}
          last={last}
        />
      </div>
    </div>
  )
}

interface MenuNavProps {
  label: string
  parts: readonly { name: string; path: string }[]
  current: { path: string } | null
  /** Address of the whole. */
  all: string
  filter: MenuItemFilter
}

function MenuNav({ label, parts, current, all, filter }: MenuNavProps) {
  const { t, href, langAttributes } = useI18n()
  return (
    <nav className="menu-nav pills pills-rail" aria-label={label}>
      <ul>
        <li>
          <a
            href={href(addFilter(all, filter))}
            aria-current={current === null ? 'page' : undefined}
          >
            {t('menu.everything')}
          </a>
        </li>
        {parts.map(({ name, path }) => (
          <li key={path}>
            <a
              href={href(addFilter(path, filter))}
              aria-current={current?.path === path ? 'page' : undefined}
              {...langAttributes(name)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface MenuSectionViewProps {
  section: MenuSection
  isFirst: boolean
  /** Null where the title of the page is its heading. */
  level: 'h2' | null
  /** What every item of the page is said to be, above them. */
  shared: readonly Diet[]
  /** The restaurant whose menu it is. */
  at: number | undefined
}

function MenuSectionView({ section, isFirst, level, shared, at }: MenuSectionViewProps) {
  const { href, langAttributes } = useI18n()
  const { name, path, lists, menuItems: items } = section
  const inner = level ? 'h3' : 'h2'
  const here = (address: string) =>
    addFilter(address, { without: [], diets: [], ...(at ? { at } : {}) })
  return (
    <section className="menu-section" aria-label={name}>
      {level && (
        <h2 className="menu-heading">
          <a href={href(here(path))} {...langAttributes(name)}>
            {name}
          </a>
        </h2>
      )}
      {lists.map((list, place) => (
        <div key={list.path} className="menu-list">
          <ListHeading level={inner} name={list.name} path={here(list.path)} />
          <MenuItemList
            menuItems={list.menuItems}
            level={level ? 'h4' : 'h3'}
            isFirst={isFirst && place === 0}
            shared={shared}
          />
        </div>
      ))}
      <MenuItemList
        menuItems={items}
        level={inner}
        isFirst={isFirst && lists.length === 0}
        shared={shared}
      />
    </section>
  )
}

function ListHeading({
  level: Heading,
  name,
  path,
}: {
  level: 'h2' | 'h3'
  name: string
  path: string
}) {
  const { href, langAttributes } = useI18n()
  return (
    <Heading className="menu-list-heading">
      <a href={href(path)} {...langAttributes(name)}>
        {name}
      </a>
    </Heading>
  )
}

interface MenuItemListProps {
  menuItems: readonly MenuItem[]
  level: 'h2' | 'h3' | 'h4'
  isFirst: boolean
  shared: readonly Diet[]
}

function MenuItemList({ menuItems: items, level, isFirst, shared }: MenuItemListProps) {
  if (items.length === 0) return null
  return (
    <div className="dishes">
      {items.map((item, place) => (
        <MenuItemCard
          key={item.id}
          dish={withoutDiets(item, shared)}
          isLarge
          level={level}
          urgency={urgencyOf(isFirst ? place : Number.POSITIVE_INFINITY)}
        />
      ))}
    </div>
  )
}

/** Returns how urgent a picture is: the first one, then its row. */
function urgencyOf(place: number) {
  if (place === 0) return 'first'
  return place < 4 ? 'soon' : 'later'
}

function isNotNull<T>(one: T | null): one is T {
  return one !== null
}
