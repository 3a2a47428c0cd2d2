import { renderToStaticMarkup } from 'react-dom/server'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Language } from '#catalogue/languages.ts'
import {
  type DisclosureName,
  disclosureProfiles,
} from '#catalogue/menu-law/profiles/disclosure-profiles.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import { readGroupsOf } from '#domain/reading/locations/at-location.ts'
import { resolveEntry } from '#domain/reading/resolve-entries.ts'
import type { Page } from '#web/page.ts'
import { loadProfilesAt } from '#web/site/disclosure/load-disclosure.ts'
import { formatDate, formatList } from '#web/site/format.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadCategories, loadWholeMenu } from '#web/site/menu/load-menu.ts'
import { allergensPath } from '#web/site/menu/menu-parts.ts'
import { allergenNames, levelNames } from '#web/site/menu-items/allergen-levels.ts'
import { atRestaurant } from '#web/site/menu-items/at-restaurant.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { newestEntry } from '#web/site/seo/load-page-sitemap.ts'
import { type RowGroup, toRowGroups } from './load-rows.ts'

/** The allergens of every menu item as one table. */
export const menuAllergensPage: Page = {
  styles: 'web/site/menu-allergens/page.css',
  searchEntry: {
    title: (t) => t('allergens.title'),
    text: (t) => t('allergens.lead'),
    topics: ['allergens'],
  },
  cachedParams: atRestaurant,
  async render({ reading, origin, query, i18n: { language, t } }) {
    const brand = await loadBrand(reading, language)
    const restaurant = query.at ? await resolveEntry(reading, location, Number(query.at)) : null
    if (query.at && (restaurant === null || restaurant.isGone)) return null
    const groups = restaurant ? await readGroupsOf(reading, restaurant.id) : []
    const profiles = await loadProfilesAt(reading, restaurant?.id ?? null)
    const categories = await loadCategories(reading)
    const sections = await loadWholeMenu(reading, categories, t('menu.others'))
    const changedAt = await newestEntry(reading, menuItem)
    const children = (
      <>
        <PageMeta
          title={[t('allergens.title'), t('page.menu'), brand.name].join(' · ')}
          description={t('allergens.lead')}
          picture={brand.picture}
          origin={origin}
        />
        <AllergensView
          allergens={allergenNames(language)}
          levels={levelNames(language)}
          groups={toRowGroups(sections, language, restaurant && { id: restaurant.id, groups })}
          restaurant={restaurant?.values.name ?? null}
          profiles={profileNames(profiles, language)}
          changed={changedAt && formatDate(changedAt, brand)}
          origin={origin}
        />
      </>
    )
    return { children, path: allergensPath, canonicalPath: allergensPath }
  },
}

/** Returns the names of the profiles that print something. */
function profileNames(profiles: readonly DisclosureName[], language: Language): string[] {
  return profiles
    .filter((name) => name !== 'none')
    .map((name) => localizeLabel(language, new Label(disclosureProfiles[name].label)))
}

interface LabelledValue {
  value: string
  label: string
}

interface AllergensViewProps {
  allergens: readonly LabelledValue[]
  levels: readonly LabelledValue[]
  groups: readonly RowGroup[]
  /** The restaurant that it is for; null: all of them. */
  restaurant: string | null
  /** The rules that hold there. */
  profiles: readonly string[]
  /** Day of the last change of a menu item, formatted; null without items. */
  changed: string | null
  origin: string
}

function AllergensView(props: AllergensViewProps) {
  const { allergens, levels, groups, restaurant, profiles, changed, origin } = props
  const { t, language } = useI18n()
  const title = t('allergens.title')
  const steps = [
    { name: t('page.menu'), path: '/menu' },
    { name: title, path: allergensPath },
  ]
  return (
    <div className="page-column">
      <Breadcrumbs steps={steps} origin={origin} />
      <h1 className="section-title">{title}</h1>
      <p className="page-lead">{t(groups.length > 0 ? 'allergens.lead' : 'menu.empty')}</p>
      {groups.length > 0 && (
        <>
          <div className="matrix-note">
            <p>
              {restaurant ? t('allergens.forOne', { name: restaurant }) : t('allergens.forAll')}
            </p>
            {profiles.length > 0 && (
              <p>{t('allergens.profiles', { names: formatList(profiles, language) })}</p>
            )}
            {changed && <p>{t('allergens.changed', { date: changed })}</p>}
          </div>
          <dl className="matrix-legend" aria-label={t('allergens.legend')}>
            {levels.map(({ value, label }) => (
              <div key={value}>
                <dt data-level={value} aria-hidden="true" />
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          <ColumnChoice allergens={allergens} />
          <div className="matrix-box">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keys */}
            <section className="matrix-frame" aria-label={title} tabIndex={0}>
              <Matrix allergens={allergens} levels={levels} groups={groups} title={title} />
            </section>
          </div>
          <p className="matrix-note">{t('menuItem.kitchen')}</p>
        </>
      )}
    </div>
  )
}

/**
 * Renders checkboxes for the columns, all shown while none is ticked. The style sheet hides the
 * others (`matrix.css`), so that it works without script; a phone shows three of fourteen columns.
 */
function ColumnChoice({ allergens }: Pick<AllergensViewProps, 'allergens'>) {
  const { t } = useI18n()
  return (
    <fieldset className="matrix-choice">
      <legend>{t('allergens.choose')}</legend>
      <div className="menu-filter-choices">
        {allergens.map(({ value, label }) => (
          <label key={value} className="menu-filter-choice">
            <input type="checkbox" value={value} />
            {label}
          </label>
        ))}
      </div>
      <p className="matrix-wide">{t('allergens.scroll')}</p>
    </fieldset>
  )
}

interface MatrixProps extends Pick<AllergensViewProps, 'allergens' | 'levels' | 'groups'> {
  title: string
}

function Matrix({ allergens, levels, groups, title }: MatrixProps) {
  const { t, href, langAttributes } = useI18n()
  const cells = renderCells(levels)
  const cellOf = (level: string, kinds: readonly string[]) =>
    kinds.length === 0
      ? (cells.get(level) ?? '')
      : renderToStaticMarkup(
          <td data-level={level}>
            {levels.find(({ value }) => value === level)?.label}
            <span className="matrix-kinds"> {kinds.join(', ')}</span>
          </td>,
        )
  return (
    <table className="matrix">
      <caption className="only-heard">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('allergens.menuItem')}</th>
          {allergens.map(({ value, label }) => (
            <th key={value} scope="col">
              <span>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr className="matrix-group">
            <th scope="rowgroup" colSpan={allergens.length + 1}>
              <span {...langAttributes(name)}>{name}</span>
            </th>
          </tr>
          {rows.map(({ id, title: dish, path, levelOf, kindsOf }) => {
            const head = (
              <th scope="row">
                <a href={href(path)} {...langAttributes(dish)}>
                  {dish}
                </a>
              </th>
            )
            const all = allergens
              .map(({ value }) => cellOf(levelOf(value), kindsOf(value)))
              .join('')
            const html = { __html: renderToStaticMarkup(head) + all }
            // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own escaped output
            return <tr key={id} dangerouslySetInnerHTML={html} />
          })}
        </tbody>
      ))}
    </table>
  )
}

/** Renders one cell for each level once: a long menu has seven thousand cells of four kinds. */
function renderCells(levels: readonly LabelledValue[]): ReadonlyMap<string, string> {
  return new Map(
    levels.map(({ value, label }) => {
      return [value, renderToStaticMarkup(<td data-level={value}>{label}</td>)]
    }),
  )
}
