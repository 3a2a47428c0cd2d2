import { DirectItems } from '#web/admin/documents/direct/direct-items.tsx'
import { SaveBar } from '#web/admin/documents/direct/save-bar.tsx'
import type { DirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Part } from '#web/admin/ui/part/part.tsx'

/** The accounts that the footer shows; they are part of the settings and saved with them. */
export function SocialMedia({ direct }: { direct: DirectSection }) {
  return (
    <Part title={t('settings.social')} intro={t('settings.socialIntro')}>
      <DirectItems direct={direct} empty={t('settings.noAccounts')} />
      <SaveBar direct={direct} />
    </Part>
  )
}
