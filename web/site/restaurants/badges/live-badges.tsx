import { locales } from '#catalogue/languages.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { badgeMessages } from './badge-messages.ts'
import { OpenBadges } from './open-badges.tsx'

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
