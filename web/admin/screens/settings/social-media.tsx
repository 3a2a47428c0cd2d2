import { DirectItems } from '#web/admin/direct/direct-items.tsx'
import { SaveBar } from '#web/admin/direct/save-bar.tsx'
import type { DirectSection } from '#web/admin/direct/use-direct-section.ts'
import { Part } from '#web/admin/part/part.tsx'
import { say } from '#web/admin/speech/speech.ts'

/** The accounts that the footer shows; they are part of the settings and saved with them. */
export function SocialMedia({ direct }: { direct: DirectSection }) {
  return (
    <Part title={say('settings.social')} intro={say('settings.socialIntro')}>
      <DirectItems direct={direct} empty={say('settings.noAccounts')} />
      <SaveBar direct={direct} />
    </Part>
  )
}
