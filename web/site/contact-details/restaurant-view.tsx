import type { OrderLink } from '#catalogue/collections/ordering/order-links.ts'
import type { SiteMap } from '#web/page.ts'
import { JobCard } from '#web/site/careers/job-card.tsx'
import { MapIsland } from '#web/site/contact/map/map-island.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { allergensPath } from '#web/site/menu/menu-parts.ts'
import type { Offer } from '#web/site/offers/load-offers.ts'
import { OfferSection } from '#web/site/offers/offer-section.tsx'
import {
  BadgeDataScript,
  OpenBadge,
  OpenBadgesIsland,
} from '#web/site/restaurants/badges/open-badge.tsx'
import type { Restaurant } from '#web/site/restaurants/load-restaurants.ts'
import { MyRestaurantButtons } from '#web/site/restaurants/my-restaurant-buttons.tsx'
import { OrderSection } from '#web/site/restaurants/ordering/order-section.tsx'
import {
  HoursTable,
  MyRestaurantButton,
  TodayMark,
} from '#web/site/restaurants/restaurant-card.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { NearbyRestaurant } from './load-nearby.ts'
import type { ExceptionRow, JobsAt, ServiceWeek } from './load-restaurant.ts'
import { NearbySection } from './nearby-section.tsx'

interface RestaurantViewProps {
  restaurant: Restaurant
  weeks: readonly ServiceWeek[]
  exceptions: readonly ExceptionRow[]
  offers: readonly Offer[]
  jobs: JobsAt
  nearby: readonly NearbyRestaurant[]
  orderLinks: readonly OrderLink[]
  /** Null: no map is configured. */
  map: SiteMap | null
  /** Empty where the coordinates are unknown. */
  directions: string
  origin: string
}

export function RestaurantView(props: RestaurantViewProps) {
  const {
    restaurant,
    weeks,
    exceptions,
    offers,
    jobs,
    nearby,
    orderLinks,
    map,
    directions,
    origin,
  } = props
  const { t, href, langAttributes } = useI18n()
  const { name, path, picture, state } = restaurant
  const list = { name: t('page.contact'), path: '/contact' }
  return (
    <div className="page-column">
      <Breadcrumbs steps={[list, { name, path }]} origin={origin} />
      <article
        className="place"
        data-restaurant={restaurant.id}
        data-place={restaurant.badge.place?.join(',')}
      >
        <div className="place-head">
          {picture && (
            <div className="place-picture">
              <Picture
                {...langAttributes(picture.alt)}
                picture={picture}
                sizes="(width < 850px) 100vw, 40rem"
                urgency="first"
              />
            </div>
          )}
          <div className="place-words">
            <h1 className="item-name" {...langAttributes(name)}>
              {name}
            </h1>
            <OpenBadge restaurant={restaurant} />
            {state !== 'open' && (
              <p className="place-notice">
                {t(state === 'coming' ? 'restaurant.coming' : 'restaurant.paused')}
              </p>
            )}
            <Directions restaurant={restaurant} directions={directions} />
            <MyRestaurantButton />
          </div>
        </div>
        {orderLinks.length > 0 && <OrderSection links={orderLinks} />}
        <div className="place-facts">
          {weeks.length > 0 && (
            <section className="place-part" aria-labelledby="hours">
              <h2 id="hours" className="offers-heading">
                {t('restaurant.hours')}
              </h2>
              {weeks.map((week) => (
                <div key={week.name}>
                  <h3 className="place-service">{week.name}</h3>
                  <HoursTable rows={week.rows} />
                </div>
              ))}
            </section>
          )}
          {exceptions.length > 0 && <Exceptions exceptions={exceptions} />}
        </div>
        {map !== null && restaurant.badge.place && <MapIsland map={map} />}
        {offers.length > 0 && (
          <OfferSection id="place-offers" title={t('restaurant.offers')} offers={offers} />
        )}
        {jobs.jobs.length > 0 && <Jobs jobs={jobs} />}
        {nearby.length > 0 && <NearbySection nearby={nearby} />}
      </article>
      <p>
        <a className="button" href={href('/contact')}>
          {t('contact.all')}
          <Icon name="forward" mirrored />
        </a>
      </p>
      <BadgeDataScript restaurants={[restaurant, ...nearby.map((one) => one.restaurant)]} />
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

function Jobs({ jobs: { jobs, path } }: Pick<RestaurantViewProps, 'jobs'>) {
  const { t, href } = useI18n()
  return (
    <section className="offers-others" aria-labelledby="place-jobs">
      <h2 id="place-jobs" className="offers-heading">
        {t('restaurant.jobs')}
      </h2>
      <div className="jobs">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} level="h3" />
        ))}
      </div>
      <p>
        <a className="button" href={href(path)}>
          {t('restaurant.allJobs')}
          <Icon name="forward" mirrored />
        </a>
      </p>
    </section>
  )
}

function Directions({
  restaurant,
  directions,
}: Pick<RestaurantViewProps, 'restaurant' | 'directions'>) {
  const { t, href } = useI18n()
  const { address, phone, map, services } = restaurant
  return (
    <>
      {address !== '' && <address>{address}</address>}
      <p className="restaurant-links">
        {phone && (
          <a href={phone.address}>
            <bdi dir="ltr">{phone.words}</bdi>
          </a>
        )}
        {directions && (
          <a className="to-way" href={directions}>
            {t('restaurant.directions')}
          </a>
        )}
        {map && <a href={map}>{t('contact.map')}</a>}
        <a className="to-menu" rel="nofollow" href={href(`/menu?at=${restaurant.id}`)}>
          {t('restaurant.menu')}
        </a>
        <a href={href(`${allergensPath}?at=${restaurant.id}`)}>{t('restaurant.allergens')}</a>
      </p>
      {services.length > 0 && (
        <ul className="dish-marks" aria-label={t('restaurant.services')}>
          {services.map((service) => (
            <li key={service} className="dish-mark">
              <Icon name="check" />
              {service}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Exceptions({ exceptions }: Pick<RestaurantViewProps, 'exceptions'>) {
  const { t, langAttributes } = useI18n()
  return (
    <section className="place-part" aria-labelledby="exceptions">
      <h2 id="exceptions" className="offers-heading">
        {t('restaurant.exceptions')}
      </h2>
      <ul className="place-exceptions">
        {exceptions.map(({ days, from, until, hours, services, note }) => (
          <li key={`${days} ${services}`} data-from={from} data-until={until}>
            <p className="place-service">
              {days}
              <TodayMark />
            </p>
            <p>{[services, hours].filter(Boolean).join(': ')}</p>
            {note && (
              <p className="place-note" {...langAttributes(note)}>
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
