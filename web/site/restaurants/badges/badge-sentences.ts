import type { SaySite } from '#catalogue/messages/site-speech.ts'
import type { BadgeSentences } from './badge-words.ts'

/** Said on the server, for browsers to fill in. */
export function badgeSentences(say: SaySite): BadgeSentences {
  const [time, day] = ['{time}', '{day}']
  return {
    open: say('open.now'),
    openUntil: say('open.until', { time }),
    closing: say('open.closing', { time }),
    closed: say('open.closed'),
    opens: say('open.opens', { time }),
    opensTomorrow: say('open.opensTomorrow', { time }),
    opensOn: say('open.opensOn', { time, day }),
    paused: say('open.paused'),
    coming: say('open.coming'),
  }
}
