import { Alert, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { limits } from '#catalogue/limits.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { meQuery, userQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { readSession, storeSession } from '#web/admin/api/session.ts'
import type { User } from '#web/admin/api/wire.gen.ts'
import { markUnsaved } from '#web/admin/documents/form/unsaved.ts'
import { useTyped } from '#web/admin/documents/form/use-typed.ts'
import { lineBox } from '#web/admin/fields/text-box.tsx'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import styles from './profile.module.css'

const fields = [
  { key: 'username', label: 'profile.username', most: limits.username, complete: 'username' },
  {
    key: 'first_name',
    label: 'profile.firstName',
    most: limits.personName,
    complete: 'given-name',
  },
  { key: 'last_name', label: 'profile.lastName', most: limits.personName, complete: 'family-name' },
] as const

const nameKeys = fields.map(({ key }) => key)

type Names = Pick<User, (typeof nameKeys)[number]>

/** Renders the reader's names; e-mail and role are changed elsewhere. */
export function ProfileForm({ saved }: { saved: User }) {
  const form = useRef<HTMLFormElement>(null)
  const { typed, isRestored, onType, clear } = useTyped('profile', nameKeys)
  const { running, errors, setErrors, run } = useAction(labelled('Profile'), { form })
  const names: Names = { ...namesOf(saved), ...typed }
  const isEdited = fields.some(({ key }) => names[key] !== saved[key])

  useEffect(() => {
    markUnsaved('Profile', isEdited)
    return () => markUnsaved('Profile', false)
  }, [isEdited])

  async function save() {
    const missing = fields.filter(({ key }) => names[key].trim() === '')
    if (missing.length > 0) {
      setErrors(Object.fromEntries(missing.map(({ key }) => [key, [t('profile.required')]])))
      focusFirstInvalid(form)
      return
    }
    await run('run', async () => {
      const { id } = saved
      const response = await postApi('/users/{id}/update', { id, body: names })
      storeUser(response.data)
      clear()
      return response
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <form ref={form} onSubmit={submit} aria-label={t('profile.account')} noValidate>
      <Stack gap="md">
        {isRestored && isEdited && (
          <Alert role="note" color="ink" icon={<IconDeviceFloppy aria-hidden />} p="sm">
            <Group justify="space-between" gap="xs">
              {t('card.unsavedRestored')}
              <Button size="compact-sm" variant="default" onClick={clear}>
                {t('card.discardUnsaved')}
              </Button>
            </Group>
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }} className={styles.names}>
          {fields.map(({ key, label, most, complete }) => (
            <TextInput
              key={key}
              label={t(label)}
              name={key}
              autoComplete={complete}
              withAsterisk
              aria-required
              {...(key === 'username' ? { autoCapitalize: 'none', spellCheck: false } : {})}
              {...lineBox(names[key], most, (text) => {
                onType({ [key]: text })
                setErrors({ ...errors, [key]: [] })
              })}
              error={errors[key]?.[0]}
            />
          ))}
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('profile.email')}
            description={t('profile.emailBelow')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            readOnly
            variant="filled"
            dir="ltr"
            value={saved.email}
            error={errors.email?.[0]}
          />
          <TextInput
            label={t('profile.role')}
            description={t('profile.byAdmin')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            readOnly
            variant="filled"
            value={labelled(saved.roles.name)}
            error={errors.role?.[0]}
          />
        </SimpleGrid>
        <Group justify="flex-end">
          <Button
            type="submit"
            aria-busy={running !== null}
            leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          >
            {t('card.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function namesOf({ username, first_name, last_name }: User): Names {
  return { username, first_name, last_name }
}

/** Puts the new name into the cache and the stored session. */
function storeUser(user: User): void {
  queryClient.setQueryData(userQuery(user.id).queryKey, user)
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
  const session = readSession()
  const { id, username, first_name, last_name, email, roles, scopes } = user
  if (!session) return
  storeSession({ ...session, user: { id, username, first_name, last_name, email, roles, scopes } })
}
