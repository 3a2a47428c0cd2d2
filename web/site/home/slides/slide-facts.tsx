import type { SlideFacts as Facts } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'

const linkLabels = {
  offer: 'home.seeOffer',
  dish: 'home.seeDish',
  page: 'home.seePage',
} as const

/** What a slide says below its title: what it is, its price, until when, and where it leads. */
export function SlideFacts({ facts }: { facts: Facts }) {
  const { t } = useI18n()
  const { kind, price, until } = facts
  return (
    <span className="slide-facts">
      {price && <span className="slide-price">{price}</span>}
      {until && <span className="slide-until">{until}</span>}
      <span className="button button-bright">
        {t(linkLabels[kind])}
        <Icon name="forward" mirrored />
      </span>
    </span>
  )
}
