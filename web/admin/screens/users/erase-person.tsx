import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconEraser, IconShieldOff } from '@tabler/icons-react'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { userQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import type { User } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusFirstInvalid, focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { ModalFoot } from '#web/admin/ui/dialogs/modal-foot.tsx'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { refreshUsers } from './user-queries.ts'

interface ErasePersonProps {
  user: User
  name: string
  /** What stays of the account: the focus goes there. */
  rest: RefObject<HTMLElement | null>
}

/** For an account that is deactivated: who it was goes for good, once the user name is typed. */
export function ErasePerson({ user, name, rest }: ErasePersonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Button
        variant="default"
        color="red"
        leftSection={<IconEraser size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('users.erase')}
      </Button>
      {isAsking && (
        <EraseDialog user={user} name={name} rest={rest} close={() => setAsking(false)} />
      )}
    </div>
  )
}

interface EraseDialogProps extends ErasePersonProps {
  close: () => void
}

function EraseDialog({ user, name, rest, close }: EraseDialogProps) {
  useFocusReturn()
  const dialogs = useDialogs()
  const closeIfOnTop = useLayer(close)
  const place = useRef<HTMLFormElement>(null)
  const [username, setUsername] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isErasing, setErasing] = useState(false)
  const title = t('users.askErase', { name })

  async function erase(event: FormEvent) {
    event.preventDefault()
    if (isErasing) return
    setErasing(true)
    try {
      const { message, data } = await postApi('/users/{id}/erase', {
        id: user.id,
        body: { username },
      })
      await dialogs.tell({ tone: 'success', title: t('users.erase'), message })
      close()
      // What asked goes with who it was: the focus stays in the account's dialog.
      queryClient.setQueryData(userQuery(user.id).queryKey, data)
      focusIfLost(rest)
      await refreshUsers()
    } catch (refused) {
      if (refused instanceof Refusal && refused.status === 401) return
      const beside = refused instanceof Refusal ? refused.errors.username?.[0] : undefined
      setError(beside ?? null)
      if (beside === undefined)
        await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
      focusFirstInvalid(place)
    } finally {
      setErasing(false)
    }
  }

  return (
    <Modal opened onClose={closeIfOnTop} title={<bdi>{title}</bdi>} centered>
      <form ref={place} onSubmit={(event) => void erase(event)} aria-label={title} noValidate>
        <Stack gap="md">
          <Text>{t('users.eraseMeans')}</Text>
          <TextInput
            label={t('users.eraseType', { username: user.username })}
            value={username}
            onChange={(event) => {
              setUsername(event.currentTarget.value)
              setError(null)
            }}
            error={error}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            data-autofocus
          />
          <ModalFoot>
            <Button variant="default" onClick={close}>
              {t('approval.cancel')}
            </Button>
            <Button type="submit" aria-busy={isErasing} disabled={username.trim() === ''}>
              {t('users.erase')}
            </Button>
          </ModalFoot>
        </Stack>
      </form>
    </Modal>
  )
}

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
