import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import type { BadgeMessages } from './badge-text.ts'

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
