import { DirectItems } from '#web/admin/direct/direct-items.tsx'
import { SaveBar } from '#web/admin/direct/save-bar.tsx'
import type { DirectSection } from '#web/admin/direct/use-direct-section.ts'
import { Part } from './part.tsx'

/** The accounts that the footer shows; they are part of the settings and saved with them. */
export function SocialMedia({ direct }: { direct: DirectSection }) {
  return (
    <Part
      title="Social Media"
      intro="The footer links to these accounts, in this order: Instagram URL, Facebook URL and others. An address without https:// gets it."
    >
      <DirectItems direct={direct} empty="No accounts yet." />
      <SaveBar direct={direct} />
    </Part>
  )
}
