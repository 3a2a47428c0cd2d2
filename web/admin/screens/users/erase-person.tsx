import { Button, Stack, Text, TextInput } from '@mantine/core'
import { IconEraser, IconShieldOff } from '@tabler/icons-react'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { userQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { User } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog, FormButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusFirstInvalid, focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { fieldMessages, isSessionOver } from '#web/admin/ui/dialogs/use-action.ts'
import { refreshUsers } from './user-queries.ts'

interface ErasePersonProps {
  user: User
  name: string
  /** Takes the focus afterwards, when the pressed button is gone. */
  rest: RefObject<HTMLElement | null>
}

/** Erases the person of a deactivated account for good, once the user name is typed. */
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
        <EraseDialog user={user} name={name} rest={rest} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

interface EraseDialogProps extends ErasePersonProps {
  onClose: () => void
}

function EraseDialog({ user, name, rest, onClose }: EraseDialogProps) {
  const dialogs = useDialogs()
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
      await dialogs.show({ tone: 'success', title: t('users.erase'), message })
      onClose()
      queryClient.setQueryData(userQuery(user.id).queryKey, data)
      focusIfLost(rest)
      await refreshUsers()
    } catch (error) {
      if (isSessionOver(error)) return
      const wrong = fieldMessages(error).username?.[0]
      setError(wrong ?? null)
      if (wrong === undefined)
        await dialogs.show({ tone: 'error', title, message: errorMessage(error) })
      focusFirstInvalid(place)
    } finally {
      setErasing(false)
    }
  }

  return (
    <Dialog onClose={onClose} title={<bdi>{title}</bdi>} centered>
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
          <FormButtons
            onCancel={onClose}
            submit={t('users.erase')}
            isSending={isErasing}
            isDisabled={username.trim() === ''}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

interface ResetFactorProps {
  name: string
  isRunning: boolean
  onReset: () => void
}

/** Turns off the second factor of somebody who lost all of it; asks first. */
export function ResetFactor({ name, isRunning, onReset }: ResetFactorProps) {
  const dialogs = useDialogs()

  async function ask() {
    const [title, message] = [t('users.askResetFactor', { name }), t('users.resetFactorMeans')]
    const yes = t('users.resetFactor')
    if (await dialogs.confirm({ title, message, yes })) onReset()
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
