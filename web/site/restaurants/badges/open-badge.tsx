import { locales } from '#catalogue/languages.ts'
import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import type { Restaurant } from '../load-restaurants.ts'
import { badgeDataId } from './badge-data.ts'
import type { BadgeMessages } from './badge-text.ts'
import { OpenBadges } from './open-badges.tsx'

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

/** Said on the server, for browsers to fill in. */
export function badgeMessages(t: TranslateSite): BadgeMessages {
  const [time, day] = ['{time}', '{day}']
  return {
    open: t('open.now'),
    openUntil: t('open.until', { time }),
    closing: t('open.closing', { time }),
    closed: t('open.closed'),
    opens: t('open.opens', { time }),
    opensTomorrow: t('open.opensTomorrow', { time }),
    opensOn: t('open.opensOn', { time, day }),
    paused: t('open.paused'),
    coming: t('open.coming'),
  }
}

/** The script of the badges, once a page. */
export function OpenBadgesIsland() {
  const { t, language } = useI18n()
  return (
    <Island
      name="OpenBadges"
      id="open-badges"
      component={OpenBadges}
      props={{ sentences: badgeMessages(t), locale: locales[language] }}
      when="idle"
    />
  )
}
