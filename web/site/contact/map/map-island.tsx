import type { SiteMap } from '#web/page.ts'
import { useSpeech } from '#web/site/speech.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { attributionParts } from './attribution.ts'
import { RestaurantMap } from './restaurant-map.tsx'

/** A map of the restaurants in the list below it, for who asks for one. */
export function MapIsland({ map: { tiles, attribution } }: { map: SiteMap }) {
  const { say } = useSpeech()
  return (
    <Island
      name="RestaurantMap"
      id="restaurant-map"
      component={RestaurantMap}
      props={{
        tiles,
        attribution: attributionParts(attribution),
        words: {
          show: say('contact.showMap'),
          hide: say('contact.hideMap'),
          rule: say('contact.mapRule', { host: new URL(tiles).host }),
          name: say('contact.mapName'),
          loading: say('contact.mapLoading'),
          failed: say('contact.mapFailed'),
          closer: say('contact.mapCloser'),
          farther: say('contact.mapFarther'),
        },
      }}
      when="use"
    />
  )
}
