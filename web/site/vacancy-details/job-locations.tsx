import { useI18n } from '#web/site/i18n.tsx'
import type { RestaurantAddress } from '#web/site/restaurants/load-addresses.ts'

/** The restaurants in which a job is, each with its page, its address and a map. */
export function JobLocations({ restaurants }: { restaurants: readonly RestaurantAddress[] }) {
  const { t, href, marked } = useI18n()
  return (
    <div>
      <dt>{t('careers.place')}</dt>
      {restaurants.map(({ id, name, path, address, map }) => (
        <dd key={id} className="job-place">
          <a href={href(path)} {...marked(name)}>
            {name}
          </a>
          {address && <address>{address}</address>}
          {map && <a href={map}>{t('contact.map')}</a>}
        </dd>
      ))}
    </div>
  )
}
