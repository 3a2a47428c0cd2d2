import { Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useState } from 'react'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { useCampaignOf } from '#web/admin/documents/campaigns/campaign-queries.ts'
import { useCampaign } from '#web/admin/documents/campaigns/working-on.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import styles from './working-on.module.css'

const WorkingOnDialog = dialogLater(
  async () => (await import('./working-on-dialog.tsx')).WorkingOnDialog,
)

/** Says whether this tab works on the site or on a campaign, and changes it, for people who may write. */
export function WorkingOnButton({ isInMenu = false }: { isInMenu?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const campaign = useCampaign()
  const { data } = useCampaignOf(campaign)
  if (!may(useUser().roles.name, 'content.edit')) return null
  const name = campaign === undefined ? t('working.site') : (data?.name ?? '…')
  return (
    <>
      <Button
        variant="default"
        className={styles.open}
        data-menu={isInMenu}
        data-campaign={campaign !== undefined}
        aria-haspopup="dialog"
        leftSection={<IconFlag size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('working.on', { name })}
      </Button>
      {isOpen && <WorkingOnDialog onClose={() => setOpen(false)} />}
    </>
  )
}
