import { Alert, Button, Stack, Text } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import type { InvitedUser, MadeLink } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { CopyTextButton } from '#web/admin/ui/dialogs/copy-text-button.tsx'
import { Dialog, DialogButtons, FormButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { UserFields, type UserForm } from './user-fields.tsx'
import { refreshUsers } from './user-queries.ts'
import styles from './users.module.css'

const emptyForm: UserForm = { username: '', first_name: '', last_name: '', email: '', role: 2 }

/** Adds an account, then shows the link with which its owner chooses a password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const place = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(emptyForm)
  const [made, setMade] = useState<InvitedUser | null>(null)
  const title = t('users.invite')
  const { running, errors, setErrors, run } = useAction(title, { form: place })

  async function send(event: FormEvent) {
    event.preventDefault()
    await run('run', async () => {
      const { data } = await postApi('/users', { body: form })
      setMade(data)
      void refreshUsers()
      return { message: null }
    })
  }

  return (
    <Dialog onClose={onClose} title={title} centered size="lg">
      {made ? (
        <Stack gap="md">
          <NewLink made={made} name={made.user.first_name} />
          <DialogButtons>
            <Button data-autofocus onClick={onClose}>
              {t('users.done')}
            </Button>
          </DialogButtons>
        </Stack>
      ) : (
        <form ref={place} onSubmit={(event) => void send(event)} aria-label={title} noValidate>
          <Stack gap="md">
            <UserFields
              form={form}
              onChange={(next) => {
                setForm(next)
                setErrors({})
              }}
              errors={errors}
            />
            <FormButtons
              onCancel={onClose}
              submit={t('users.makeInvite')}
              isSending={running !== null}
            />
          </Stack>
        </form>
      )}
    </Dialog>
  )
}

/** Renders a link for choosing a password, which is shown only once. */
export function NewLink({ made, name }: { made: Omit<MadeLink, 'user'>; name: string }) {
  return (
    <Alert role="status" color="ink" title={t('users.linkFor', { name })}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {t('users.linkMeans', { time: formatMoment(made.expires_at) })}{' '}
          {t(made.is_mailed ? 'users.linkMailed' : 'users.linkUnsent')}
        </Text>
        <Text className={styles.link} dir="ltr" component="output">
          {made.link}
        </Text>
        <CopyTextButton text={made.link} label={t('users.copyLink')} />
      </Stack>
    </Alert>
  )
}
