import { useI18n } from '#web/site/i18n.tsx'
import type { Restaurant } from '../load-restaurants.ts'
import { badgeDataId } from './badge-data.ts'

/**
 * Whether a restaurant is open. Pages are kept, so what the clock decides is written by the browser
 * (`show-badges.ts`), into room that is there already; without script the hours are read.
 */
export function OpenBadge({ restaurant: { state } }: { restaurant: Restaurant }) {
  const { t } = useI18n()
  if (state === 'open') return <p className="open-badge" />
  return (
    <p className="open-badge" data-is={state === 'coming' ? 'coming' : 'paused'}>
      {t(state === 'coming' ? 'open.coming' : 'open.paused')}
    </p>
  )
}

/** What the badges of a page are made from: a data block, which no browser runs. */
export function BadgeDataScript({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const open = restaurants.filter(({ state }) => state === 'open')
  const facts = Object.fromEntries(open.map(({ id, badge }) => [id, badge]))
  return (
    <script
      type="application/json"
      id={badgeDataId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  )
}
