import { locales } from '#catalogue/languages.ts'
import { useSpeech } from '#web/site/speech.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { badgeSentences } from './badge-sentences.ts'
import { OpenBadges } from './open-badges.tsx'

/** The script of the badges, once a page. */
export function LiveBadges() {
  const { say, language } = useSpeech()
  return (
    <Island
      name="OpenBadges"
      id="open-badges"
      component={OpenBadges}
      props={{ sentences: badgeSentences(say), locale: locales[language] }}
      when="idle"
    />
  )
}
