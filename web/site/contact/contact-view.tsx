import type { SiteMap } from '#web/page.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Paging } from '#web/site/paging/paging.tsx'
import { BadgeDataScript, OpenBadgesIsland } from '#web/site/restaurants/badges/open-badge.tsx'
import type { Restaurant } from '#web/site/restaurants/load-restaurants.ts'
import { MyRestaurantButtons } from '#web/site/restaurants/my-restaurant-buttons.tsx'
import { RestaurantCard } from '#web/site/restaurants/restaurant-card.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { MapIsland } from './map/map-island.tsx'
import { NearMe } from './nearby/near-me.tsx'
import { listId } from './nearby/show-nearby.ts'

interface ContactViewProps {
  restaurants: readonly Restaurant[]
  /** Search terms. */
  query: string
  service: string | null
  isNear: boolean
  /** The services to filter by, by their value in the address. */
  services: readonly { value: string; label: string }[]
  count: number
  /** No restaurant matches exactly; these come close. */
  isPartialMatch: boolean
  /** They are the nearest ones to a postcode. */
  isByDistance: boolean
  page: number
  last: number
  /** Null: no map is configured. */
  map: SiteMap | null
  origin: string
}

export function ContactView(props: ContactViewProps) {
  const { restaurants, query, service, isNear, services, count, page, last, map, origin } = props
  const { t, href } = useI18n()
  const path = contactPath({ query, service })
  // Of a new site: nothing to choose from.
  const isBare = count === 0 && query === '' && service === null && !isNear
  return (
    <div className="page-column contact">
      <Breadcrumbs steps={[{ name: t('page.contact'), path: '/contact' }]} origin={origin} />
      <h1 className="section-title">{t('page.contact')}</h1>
      {!isBare && (
        <div className="contact-ask">
          <SearchForm query={query} service={service} />
          <Island
            name="NearMe"
            id="near-me"
            component={NearMe}
            props={{
              action: href(contactPath({ service })),
              resumes: query === '' && page === 1,
              words: {
                near: t('contact.near'),
                rule: t('contact.locationNote'),
                looking: t('contact.locating'),
                refused: t('contact.locationFailed'),
                away: t('contact.away', { distance: '{distance}' }),
              },
            }}
            when="idle"
          />
        </div>
      )}
      {!isBare && <ServiceNav query={query} service={service} services={services} />}
      {map !== null && restaurants.some(({ badge }) => badge.place) && <MapIsland map={map} />}
      <div className="contact-list" id={listId}>
        <p className="contact-found" role="status">
          {resultSentence(props, t)}
        </p>
        {restaurants.length > 0 && (
          <ul className="restaurants">
            {restaurants.map((restaurant) => (
              <li key={restaurant.id}>
                <RestaurantCard restaurant={restaurant} />
              </li>
            ))}
          </ul>
        )}
        {count === 0 && (query !== '' || service !== null) && (
          <p>
            <a className="button" href={href('/contact')}>
              {t('contact.all')}
              <Icon name="forward" mirrored />
            </a>
          </p>
        )}
        {!isNear && <Paging path={path} page={page} last={last} />}
        <BadgeDataScript restaurants={restaurants} />
      </div>
      <OpenBadgesIsland />
      <Island
        name="ChooseButtons"
        id="choose-buttons"
        component={MyRestaurantButtons}
        props={{ chosen: t('contact.chosen'), left: t('contact.removed') }}
        when="idle"
      />
    </div>
  )
}

function resultSentence(
  { query, service, isNear, count, isPartialMatch, isByDistance }: ContactViewProps,
  t: ReturnType<typeof useI18n>['t'],
): string {
  if (count > 0 && isNear) return t('contact.nearest')
  if (count > 0 && isByDistance) return t('contact.around', { query })
  if (count > 0)
    return isPartialMatch ? t('contact.similar', { query }) : t('contact.found', { count })
  if (query !== '') return t('contact.nothing', { query })
  return t(service === null ? 'contact.empty' : 'contact.noneServes')
}

function SearchForm({ query, service }: Pick<ContactViewProps, 'query' | 'service'>) {
  const { t, href } = useI18n()
  return (
    <search className="contact-search">
      <form action={href('/contact')}>
        {service !== null && <input type="hidden" name="service" value={service} />}
        <label className="only-heard" htmlFor="contact-query">
          {t('contact.search')}
        </label>
        <input
          id="contact-query"
          className="search-input"
          type="search"
          name="query"
          defaultValue={query}
          placeholder={t('contact.search')}
          maxLength={200}
          autoComplete="postal-code"
        />
        <button className="search-button" type="submit" aria-label={t('search.title')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}

function ServiceNav({
  query,
  service,
  services,
}: Pick<ContactViewProps, 'query' | 'service' | 'services'>) {
  const { t, href } = useI18n()
  const all = { value: null, label: t('contact.everyService') }
  return (
    <nav className="contact-services pills pills-rail" aria-label={t('contact.services')}>
      <ul>
        {[all, ...services].map(({ value, label }) => (
          <li key={value ?? ''}>
            <a
              href={href(contactPath({ query, service: value }))}
              aria-current={value === service ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ContactQuery {
  query?: string
  service: string | null
}

/** Returns `/contact?service={service}&query={query}` without what is empty. */
function contactPath({ query = '', service }: ContactQuery): string {
  const words = new URLSearchParams()
  if (service !== null) words.set('service', service)
  if (query !== '') words.set('query', query)
  return words.size === 0 ? '/contact' : `/contact?${words}`
}
