import { Button, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { deviceOf } from '#web/admin/account/device-of.ts'
import { ApiError } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import type { PasskeyCreation } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { FaultNote } from '#web/admin/ui/dialogs/outcome-note.tsx'
import { faultOf, makePasskey } from './device-passkeys.ts'
import { refreshFactor } from './factor-query.ts'
import type { FlowProps } from './show-who.tsx'
import { type Proof, ShowWho } from './show-who.tsx'

/** A creation request of the server, valid until it is answered. */
interface CreationRequest {
  creation: PasskeyCreation
  until: number
  fault: string | null
}

/** Adds a passkey: asks for the password and a name, then the device. */
export function AddPasskey({ factor, send, cancelButton }: FlowProps) {
  const [name, setName] = useState(() => deviceOf(navigator.userAgent).system ?? '')
  const [request, setRequest] = useState<CreationRequest | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function take(proof: Proof) {
    const { data: creation } = await postApi('/auth/passkeys/options', { body: proof })
    await make({ creation, until: Date.now() + creation.timeout, fault: null })
  }

  /** Asks the device. The password is not asked for again when this is repeated. */
  async function make(request: CreationRequest) {
    const passkey = await makePasskey(request.creation).catch((error: unknown) => {
      setRequest({ ...request, fault: faultOf(error) })
      return null
    })
    if (!passkey) return
    const named = name.trim() || t('profile.unknownDevice')
    try {
      await send(() => postApi('/auth/passkeys', { body: { name: named, passkey } }))
    } catch (error) {
      if (!(error instanceof ApiError)) refreshFactor()
      throw error
    }
  }

  async function makeAgain(request: CreationRequest) {
    try {
      if (Date.now() < request.until) return await make(request)
    } catch (error) {
      setFault(faultOf(error))
    }
    setRequest(null)
  }

  if (request) {
    return (
      <MakeAgain
        fault={request.fault}
        cancelButton={cancelButton}
        onMake={() => makeAgain(request)}
      />
    )
  }
  return (
    <ShowWho
      means={t('factor.passkeyMeans')}
      action={t('factor.createPasskey')}
      factor={factor}
      cancelButton={cancelButton}
      onProve={take}
      before={fault}
    >
      <TextInput
        label={t('users.name')}
        description={t('factor.passkeyNameMeans')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        name="passkey_name"
        autoComplete="off"
        autoFocus
        maxLength={limits.passkeyName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ShowWho>
  )
}

interface MakeAgainProps {
  /** Why the device made none; null where the person cancelled. */
  fault: string | null
  onMake: () => Promise<void>
  cancelButton: FlowProps['cancelButton']
}

function MakeAgain({ fault, onMake, cancelButton }: MakeAgainProps) {
  const [isMaking, setMaking] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isMaking) return
    setMaking(true)
    await onMake()
    setMaking(false)
  }

  return (
    <form onSubmit={(event) => void submit(event)} aria-label={t('factor.createPasskey')}>
      <Stack gap="md">
        <FaultNote fault={fault} />
        <Text>{t('factor.passkeyAgain')}</Text>
        <DialogButtons>
          {cancelButton}
          <Button type="submit" autoFocus aria-busy={isMaking}>
            {t('factor.createPasskey')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}
