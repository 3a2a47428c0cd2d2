import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import type { PasswordOwner } from '#catalogue/people/password-faults.ts'
import { NewPassword, visibility } from '#web/admin/account/new-password.tsx'
import { postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { sessionsQuery } from './profile-queries.ts'

const nothing = { current: '', password: '', confirmation: '' }

/** Current, new and again; every other session ends with the change. */
export function ManagePassword({ owner }: { owner: PasswordOwner }) {
  const dialogs = useDialogs()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(nothing)
  const [isVisible, setVisible] = useState(false)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [isSending, setSending] = useState(false)
  const shown = { isVisible, toggle: () => setVisible(!isVisible) }
  const title = t('profile.password')

  async function change() {
    if (isSending) return
    const missing = missingIn(typed)
    if (Object.keys(missing).length > 0) {
      setErrors(missing)
      focusFirstInvalid(form)
      return
    }
    setSending(true)
    try {
      const { current, password, confirmation } = typed
      const body = { current_password: current, password, password_confirmation: confirmation }
      const { message } = await postApi('/users/update/password', { body })
      setTyped(nothing)
      setErrors({})
      setVisible(false)
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      await dialogs.tell({ tone: 'success', title, message })
    } catch (refused) {
      if (refused instanceof Refusal && refused.status === 401) return
      setErrors(refused instanceof Refusal ? refused.errors : {})
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
      focusFirstInvalid(form)
    } finally {
      setSending(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void change()
  }

  return (
    <form ref={form} onSubmit={submit} aria-label={title} noValidate>
      <Stack gap="md" maw={460}>
        {/* So that a password manager knows whose password this is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={owner.username}
          readOnly
          hidden
        />
        <PasswordInput
          label={t('password.current')}
          name="current_password"
          autoComplete="current-password"
          withAsterisk
          aria-required
          maxLength={limits.password.max * 4}
          error={errors.current_password?.[0]}
          value={typed.current}
          onChange={(event) => setTyped({ ...typed, current: event.currentTarget.value })}
          {...visibility(shown)}
        />
        <NewPassword
          typed={typed}
          change={(next) => setTyped({ ...typed, ...next })}
          owner={owner}
          errors={errors}
          shown={shown}
        />
        <Group justify="flex-end">
          <Button
            type="submit"
            aria-busy={isSending}
            leftSection={<IconLock size={18} aria-hidden />}
          >
            {t('profile.changePassword')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function missingIn({ current, password, confirmation }: typeof nothing): Record<string, string[]> {
  const boxes = { current_password: current, password, password_confirmation: confirmation }
  const empty = Object.entries(boxes).filter(([, value]) => value === '')
  return Object.fromEntries(empty.map(([name]) => [name, [t('profile.required')]]))
}
