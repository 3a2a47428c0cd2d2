import { Button, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { ModalFoot } from '#web/admin/ui/dialogs/modal-foot.tsx'
import { FaultNote } from '#web/admin/ui/dialogs/outcome-note.tsx'
import type { FlowProps } from './flow-props.ts'

interface MakeAgainProps {
  /** Why the device made none; null where the person turned away. */
  fault: string | null
  make: () => Promise<void>
  cancel: FlowProps['cancel']
}

/** After a passkey that was not made: another try, without showing again who it is. */
export function MakeAgain({ fault, make, cancel }: MakeAgainProps) {
  const [isMaking, setMaking] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isMaking) return
    setMaking(true)
    await make()
    setMaking(false)
  }

  return (
    <form onSubmit={(event) => void submit(event)} aria-label={t('factor.makePasskey')}>
      <Stack gap="md">
        <FaultNote fault={fault} />
        <Text>{t('factor.passkeyAgain')}</Text>
        <ModalFoot>
          {cancel}
          <Button type="submit" autoFocus aria-busy={isMaking}>
            {t('factor.makePasskey')}
          </Button>
        </ModalFoot>
      </Stack>
    </form>
  )
}
