import type { RestaurantAddress } from '#web/site/restaurants/load-addresses.ts'
import { useSpeech } from '#web/site/speech.tsx'

/** The restaurants in which a job is, each with its page, its address and a map. */
export function JobPlaces({ restaurants }: { restaurants: readonly RestaurantAddress[] }) {
  const { say, href, marked } = useSpeech()
  return (
    <div>
      <dt>{say('careers.place')}</dt>
      {restaurants.map(({ id, name, path, address, map }) => (
        <dd key={id} className="job-place">
          <a href={href(path)} {...marked(name)}>
            {name}
          </a>
          {address && <address>{address}</address>}
          {map && <a href={map}>{say('contact.map')}</a>}
        </dd>
      ))}
    </div>
  )
}
