import { useI18n } from '#web/site/i18n.tsx'
import { OpenBadge } from '#web/site/restaurants/badges/open-badge.tsx'
import type { NearbyRestaurant } from './load-nearby.ts'

export function NearbySection({ nearby }: { nearby: readonly NearbyRestaurant[] }) {
  const { t, href, langAttributes } = useI18n()
  return (
    <section className="offers-others" aria-labelledby="place-near">
      <h2 id="place-near" className="offers-heading">
        {t('restaurant.near')}
      </h2>
      <ul className="place-near">
        {nearby.map(({ restaurant, distance }) => (
          <li
            key={restaurant.id}
            data-restaurant={restaurant.id}
            data-place={restaurant.badge.place?.join(',')}
          >
            <h3>
              <a href={href(restaurant.path)} {...langAttributes(restaurant.name)}>
                {restaurant.name}
              </a>
            </h3>
            <OpenBadge restaurant={restaurant} />
            <p>{restaurant.address}</p>
            <p className="place-away">{t('contact.away', { distance })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
