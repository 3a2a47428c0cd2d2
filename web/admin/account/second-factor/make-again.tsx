import { Button, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { say } from '#web/admin/i18n/speech.ts'
import { ModalFoot } from '#web/admin/ui/dialogs/modal-foot.tsx'
import { FaultNote } from '#web/admin/ui/dialogs/told-note.tsx'
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
    <form onSubmit={(event) => void submit(event)} aria-label={say('factor.makePasskey')}>
      <Stack gap="md">
        <FaultNote fault={fault} />
        <Text>{say('factor.passkeyAgain')}</Text>
        <ModalFoot>
          {cancel}
          <Button type="submit" autoFocus aria-busy={isMaking}>
            {say('factor.makePasskey')}
          </Button>
        </ModalFoot>
      </Stack>
    </form>
  )
}
