import type { DatedHourRow } from '#catalogue/opening/hour-rows.ts'
import { part } from '#web/site/brand/part.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Providers } from '#web/site/restaurants/ordering/order-section.tsx'
import { OpenBadge } from './badges/open-badge.tsx'
import type { Restaurant } from './load-restaurants.ts'

/** Renders a restaurant in a list (specification section 2, "Location card"). */
export const RestaurantCard = part('RestaurantCard', DefaultRestaurantCard)

function DefaultRestaurantCard({ restaurant }: { restaurant: Restaurant }) {
  const { t, href, langAttributes } = useI18n()
  const { id, name, path, address, phone, map, hours, delivery, badge, order } = restaurant
  return (
    <article className="restaurant" data-restaurant={id} data-place={badge.place?.join(',')}>
      <h2>
        <a href={href(path)} {...langAttributes(name)}>
          {name}
        </a>
      </h2>
      <OpenBadge restaurant={restaurant} />
      <address>{address}</address>
      <p className="restaurant-links">
        {phone && (
          <a href={phone.address}>
            <bdi dir="ltr">{phone.words}</bdi>
          </a>
        )}
        {map && <a href={map}>{t('contact.map')}</a>}
      </p>
      {order.length > 0 && (
        <section aria-label={t('contact.order', { name })}>
          <h3 className="order-service">{t('restaurant.order')}</h3>
          <Providers links={order} />
        </section>
      )}
      <Hours label={t('contact.hours')} rows={hours} />
      {delivery && <Hours label={t('contact.delivery')} rows={delivery} />}
      <MyRestaurantButton />
    </article>
  )
}

function Hours({ label, rows }: { label: string; rows: readonly DatedHourRow[] }) {
  if (rows.length === 0) return null
  return (
    <details>
      <summary>{label}</summary>
      <HoursTable rows={rows} />
    </details>
  )
}

/** Renders days and hours (specification section 2, "Location card"). */
export function HoursTable({ rows }: { rows: readonly DatedHourRow[] }) {
  return (
    <dl>
      {rows.map(({ days, hours, on }) => (
        <div key={days} data-week-days={on.join(' ')}>
          <dt>
            {days}
            <TodayMark />
          </dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Renders an empty mark, which the browser fills on today's row (`mark-today.ts`). */
export function TodayMark() {
  const { t } = useI18n()
  return <span className="today-mark" data-words={t('hours.today')} />
}

/** Renders the button that saves its restaurant; the script makes it visible. */
export function MyRestaurantButton() {
  const { t } = useI18n()
  return (
    <button className="choose" type="button">
      {t('contact.choose')}
    </button>
  )
}
