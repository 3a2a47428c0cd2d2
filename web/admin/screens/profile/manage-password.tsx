import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import type { PasswordOwner } from '#catalogue/people/password-faults.ts'
import { NewPassword, visibility } from '#web/admin/account/new-password.tsx'
import { postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { sessionsQuery } from './sessions.tsx'

const nothing = { current: '', password: '', confirmation: '' }

/** Changes the reader's password, which ends all other sessions. */
export function ManagePassword({ owner }: { owner: PasswordOwner }) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(nothing)
  const [isVisible, setVisible] = useState(false)
  const passwordVisibility = { isVisible, toggle: () => setVisible(!isVisible) }
  const title = t('profile.password')
  const { running, errors, setErrors, run } = useAction(title, { form })

  async function change() {
    const missing = missingIn(typed)
    if (Object.keys(missing).length > 0) {
      setErrors(missing)
      focusFirstInvalid(form)
      return
    }
    const { current, password, confirmation } = typed
    const body = { current_password: current, password, password_confirmation: confirmation }
    await run('run', async () => {
      const response = await postApi('/users/update/password', { body })
      setTyped(nothing)
      setVisible(false)
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      return response
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void change()
  }

  return (
    <form ref={form} onSubmit={submit} aria-label={title} noValidate>
      <Stack gap="md" maw={460}>
        {/* Tells password managers whose password this is. */}
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
          {...visibility(passwordVisibility)}
        />
        <NewPassword
          typed={typed}
          onChange={(next) => setTyped({ ...typed, ...next })}
          owner={owner}
          errors={errors}
          passwordVisibility={passwordVisibility}
        />
        <Group justify="flex-end">
          <Button
            type="submit"
            aria-busy={running !== null}
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
  const fields = { current_password: current, password, password_confirmation: confirmation }
  const empty = Object.entries(fields).filter(([, value]) => value === '')
  return Object.fromEntries(empty.map(([name]) => [name, [t('profile.required')]]))
}
