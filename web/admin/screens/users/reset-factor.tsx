import { Button } from '@mantine/core'
import { IconShieldOff } from '@tabler/icons-react'
import { t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

interface ResetFactorProps {
  name: string
  isRunning: boolean
  reset: () => void
}

/** For who has lost app, passkeys and recovery codes; it asks first. */
export function ResetFactor({ name, isRunning, reset }: ResetFactorProps) {
  const dialogs = useDialogs()

  async function ask() {
    const [title, message] = [t('users.askResetFactor', { name }), t('users.resetFactorMeans')]
    const [yes, no] = [t('users.resetFactor'), t('approval.cancel')]
    if (await dialogs.ask({ title, message, yes, no })) reset()
  }

  return (
    <Button
      variant="default"
      aria-busy={isRunning}
      leftSection={<IconShieldOff size={18} aria-hidden />}
      onClick={() => void ask()}
    >
      {t('users.resetFactor')}
    </Button>
  )
}
