import { type DishFilter, filtered, isFiltering } from '#catalogue/menu/dish-filter.ts'
import { DishCard } from '#web/site/dishes/dish-card.tsx'
import type { Dish } from '#web/site/dishes/load-dishes.ts'
import { Paging } from '#web/site/paging/paging.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { useSpeech } from '#web/site/speech.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import type { MenuFilterProps } from './filter/filter-form.ts'
import { MenuFilter } from './filter/menu-filter.tsx'
import { dishesId, partsId } from './filter/show-answer.ts'
import type { MenuList, MenuPart, MenuSection } from './menu-shape.ts'
import { type FittingPart, NoneFits } from './none-fits.tsx'

interface MenuViewProps {
  /** Every category, to go from one to the other. */
  categories: readonly MenuPart[]
  /** What the address asks for: a category, one of its lists; neither: everything. */
  category: MenuPart | null
  list: MenuList | null
  sections: readonly MenuSection[]
  /** Categories with dishes that fit, for a list that has none. */
  elsewhere: readonly FittingPart[]
  filter: DishFilter
  form: MenuFilterProps
  page: number
  last: number
  origin: string
}

/** Where the address of a list leads that there is no more: the note is shown when it is the target. */
export const unknownId = 'unknown'

/** The menu: all of it, a category, or one of its lists. */
export function MenuView(props: MenuViewProps) {
  const { categories, category, list, sections, elsewhere, filter, form, page, last, origin } =
    props
  const { say, marked } = useSpeech()
  const steps = [{ name: say('page.menu'), path: '/menu' }, category, list].filter(isThere)
  const title = (list ?? category)?.name ?? say('page.menu')
  const hasDishes = sections.some(({ dishes, lists }) => {
    return dishes.length > 0 || lists.some((one) => one.dishes.length > 0)
  })
  return (
    <div className="page-column menu-page">
      <Breadcrumbs steps={steps} origin={origin} />
      <h1 className="section-title" {...marked(title)}>
        {title}
      </h1>
      <p className="menu-unknown" id={unknownId} tabIndex={-1}>
        {say('menu.unknown')}
      </p>
      <div className="menu-parts" id={partsId}>
        <MenuNav
          label={say('menu.categories')}
          parts={categories}
          current={category}
          all="/menu"
          filter={filter}
        />
        {category && category.lists.length > 0 && (
          <MenuNav
            label={say('menu.lists')}
            parts={category.lists}
            current={list}
            all={category.path}
            filter={filter}
          />
        )}
      </div>
      <Island name="MenuFilter" id="menu-filter" component={MenuFilter} props={form} when="use" />
      <div className="menu-dishes" id={dishesId}>
        {!hasDishes && !isFiltering(filter) && <p className="page-lead">{say('menu.empty')}</p>}
        {!hasDishes && isFiltering(filter) && <NoneFits elsewhere={elsewhere} filter={filter} />}
        {(hasDishes ? sections : []).map((section, place) => (
          <MenuSectionView
            key={section.path}
            section={section}
            isFirst={place === 0}
            level={category ? (list ? null : 'h2') : 'h2'}
          />
        ))}
        <Paging
          path={filtered((list ?? category)?.path ?? '/menu', filter)}
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
  /** Where everything is that the parts are parts of. */
  all: string
  filter: DishFilter
}

function MenuNav({ label, parts, current, all, filter }: MenuNavProps) {
  const { say, href, marked } = useSpeech()
  return (
    <nav className="menu-nav pills pills-rail" aria-label={label}>
      <ul>
        <li>
          <a
            href={href(filtered(all, filter))}
            aria-current={current === null ? 'page' : undefined}
          >
            {say('menu.everything')}
          </a>
        </li>
        {parts.map(({ name, path }) => (
          <li key={path}>
            <a
              href={href(filtered(path, filter))}
              aria-current={current?.path === path ? 'page' : undefined}
              {...marked(name)}
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
  /** Of its own heading; null where the page's title says it. */
  level: 'h2' | null
}

function MenuSectionView({ section, isFirst, level }: MenuSectionViewProps) {
  const { href, marked } = useSpeech()
  const { name, path, lists, dishes } = section
  const inner = level ? 'h3' : 'h2'
  return (
    <section className="menu-section" aria-label={name}>
      {level && (
        <h2 className="menu-heading">
          <a href={href(path)} {...marked(name)}>
            {name}
          </a>
        </h2>
      )}
      {lists.map((list, place) => (
        <div key={list.path} className="menu-list">
          <ListHeading level={inner} name={list.name} path={list.path} />
          <Dishes
            dishes={list.dishes}
            level={level ? 'h4' : 'h3'}
            isFirst={isFirst && place === 0}
          />
        </div>
      ))}
      <Dishes dishes={dishes} level={inner} isFirst={isFirst && lists.length === 0} />
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
  const { href, marked } = useSpeech()
  return (
    <Heading className="menu-list-heading">
      <a href={href(path)} {...marked(name)}>
        {name}
      </a>
    </Heading>
  )
}

interface DishesProps {
  dishes: readonly Dish[]
  level: 'h2' | 'h3' | 'h4'
  isFirst: boolean
}

function Dishes({ dishes, level, isFirst }: DishesProps) {
  if (dishes.length === 0) return null
  return (
    <div className="dishes">
      {dishes.map((dish, place) => (
        <DishCard
          key={dish.id}
          dish={dish}
          level={level}
          urgency={urgencyOf(isFirst ? place : Number.POSITIVE_INFINITY)}
        />
      ))}
    </div>
  )
}

/** The first picture is what a visitor waits for; the row beside it is on the first screen. */
function urgencyOf(place: number) {
  if (place === 0) return 'first'
  return place < 4 ? 'soon' : 'later'
}

function isThere<T>(one: T | null): one is T {
  return one !== null
}
