import type { SiteMap } from '#web/page.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { attributionParts } from './attribution.ts'
import { RestaurantMap } from './restaurant-map.tsx'

/** Renders the button of a map of the restaurants of the page. */
export function MapIsland({ map: { tiles, attribution } }: { map: SiteMap }) {
  const { t } = useI18n()
  return (
    <Island
      name="RestaurantMap"
      id="restaurant-map"
      component={RestaurantMap}
      props={{
        tiles,
        attribution: attributionParts(attribution),
        words: {
          show: t('contact.showMap'),
          hide: t('contact.hideMap'),
          rule: t('contact.mapNote', { host: new URL(tiles).host }),
          name: t('contact.mapName'),
          loading: t('contact.mapLoading'),
          failed: t('contact.mapFailed'),
          closer: t('contact.mapCloser'),
          farther: t('contact.mapFarther'),
        },
      }}
      when="use"
    />
  )
}
