import { IconEye } from '@tabler/icons-react'
import type { CampaignView } from '#web/admin/api/wire.gen.ts'
import { openPreviewTab } from '#web/admin/documents/approval/preview-tab.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'

/** Opens the website in a tab as it is with the campaign, when it starts or now, drafts included. */
export function PreviewButton({ campaign }: { campaign: CampaignView }) {
  const { id, name, starts_at } = campaign
  const { running, run } = useAction(name, { isQuiet: true })

  async function open() {
    const tab = openPreviewTab(id)
    const isToCome = starts_at !== null && Date.parse(starts_at) > Date.now()
    const shows = { campaigns: [id], ...(isToCome ? { at: starts_at } : {}) }
    const shown = await run('run', async () => {
      await tab.show('/home?preview=1', shows)
      return { message: null }
    })
    if (!shown) tab.close()
  }

  return (
    <ActionButton
      variant="default"
      isRunning={running !== null}
      leftSection={<IconEye size={18} aria-hidden />}
      onClick={() => void open()}
    >
      {t('card.preview')}
    </ActionButton>
  )
}
