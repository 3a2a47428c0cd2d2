import { locales } from '#catalogue/languages.ts'
import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import type { Restaurant } from '../load-restaurants.ts'
import { badgeDataId } from './badge-data.ts'
import type { BadgeMessages } from './badge-text.ts'
import { OpenBadges } from './open-badges.tsx'

/**
 * Renders an empty badge, which the browser fills (`update-badges.ts`): cached pages cannot know
 * the time. Without script the hours are listed.
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

/** Renders the data of the badges as a script element that no browser runs. */
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

/** Returns the messages of badges with placeholders, which browsers fill in. */
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

/** Renders the island that updates the badges; once a page. */
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
