import { Anchor, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { IconKey, IconShieldCheck, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { userQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import type { MadeLink, User } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { ErasePerson, ResetFactor } from './erase-person.tsx'
import { ShownLink } from './shown-link.tsx'
import { UserBadge } from './user-badge.tsx'
import { UserFields, type UserForm } from './user-fields.tsx'
import { UserLog } from './user-log.tsx'
import { refreshUsers } from './user-queries.ts'

/** An account: who it is, what they may do, a new link for a password, and what was changed of it. */
export function UserDialog({ id, close }: { id: number; close: () => void }) {
  useFocusReturn()
  const closeIfOnTop = useLayer(close)
  const user = useQuery(userQuery(id))
  const name = user.data ? nameOf(user.data) : t('users.account')
  const heading = useRef<HTMLElement>(null)
  const title = (
    <bdi ref={heading} tabIndex={-1}>
      {name}
    </bdi>
  )
  return (
    <Modal opened onClose={closeIfOnTop} title={title} centered size="lg">
      {user.isError && !user.data && (
        <LoadFailed error={user.error} retry={() => void user.refetch()} />
      )}
      {user.isPending && (
        <Stack aria-busy="true">
          <Skeleton h={24} w="40%" />
          <Skeleton h={160} />
        </Stack>
      )}
      {user.data && <Account user={user.data} heading={heading} />}
    </Modal>
  )
}

function Account({ user, heading }: { user: User; heading: RefObject<HTMLElement | null> }) {
  const isOwn = useUser().id === user.id
  return (
    <Stack gap="lg">
      <Group gap="sm">
        <UserBadge user={user} />
        {!user.erased && (
          <Text size="sm" c="dimmed">
            {user.last_sign_in_at
              ? t('users.lastSignedIn', { time: momentWords(user.last_sign_in_at) })
              : t('users.neverSignedIn')}
          </Text>
        )}
        {user.second_factor && (
          <Group gap={4} c="dimmed">
            <IconShieldCheck size={16} aria-hidden />
            <Text size="sm">{t('users.hasFactor')}</Text>
          </Group>
        )}
      </Group>
      {isOwn ? (
        <Text>
          {t('users.own')}{' '}
          <Anchor component={Link} to="/admin/profile">
            {t('users.toProfile')}
          </Anchor>
        </Text>
      ) : user.erased ? (
        <Text>{t('users.erasedMeans')}</Text>
      ) : (
        <>
          <Managing user={user} />
          {!user.status && <ErasePerson user={user} name={nameOf(user)} rest={heading} />}
        </>
      )}
      <UserLog id={user.id} />
    </Stack>
  )
}

type Step = 'save' | 'status' | 'link' | 'reset'

function Managing({ user }: { user: User }) {
  const dialogs = useDialogs()
  const place = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Partial<UserForm>>({})
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [running, setRunning] = useState<Step | null>(null)
  const [made, setMade] = useState<Omit<MadeLink, 'user'> | null>(null)
  const name = nameOf(user)

  /** Shows what a step answers; what is refused stands beside its field. */
  async function take(step: Step, call: () => Promise<string | null>) {
    if (running) return
    setRunning(step)
    try {
      const message = await call()
      setErrors({})
      await refreshUsers()
      if (message) await dialogs.tell({ tone: 'success', title: name, message })
    } catch (refused) {
      if (refused instanceof Refusal && refused.status === 401) return
      setErrors(refused instanceof Refusal ? refused.errors : {})
      await dialogs.tell({ tone: 'error', title: name, message: errorMessage(refused) })
      focusFirstInvalid(place)
    } finally {
      setRunning(null)
    }
  }

  async function change(body: Partial<UserForm> & { status?: boolean }) {
    const { message, data } = await postApi('/users/{id}/update', { id: user.id, body })
    queryClient.setQueryData(userQuery(user.id).queryKey, data)
    return message
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (typed.role !== undefined && typed.role !== user.roles.id) {
      const message = t('users.roleEnds', { name })
      const yes = t('users.changeRole')
      const no = t('approval.cancel')
      if (!(await dialogs.ask({ title: t('users.askRole'), message, yes, no }))) return
    }
    await take('save', async () => {
      const message = await change(typed)
      setTyped({})
      return message
    })
  }

  async function toggle() {
    const [title, message, yes] = [
      t('users.askDeactivate', { name }),
      t('users.deactivateMeans'),
      t('users.deactivate'),
    ]
    const no = t('approval.cancel')
    if (user.status && !(await dialogs.ask({ title, message, yes, no }))) return
    setMade(null)
    await take('status', () => change({ status: !user.status }))
  }

  function reset() {
    void take('reset', async () => {
      const { message, data } = await postApi('/users/{id}/second-factor/reset', { id: user.id })
      queryClient.setQueryData(userQuery(user.id).queryKey, data)
      return message
    })
  }

  async function link() {
    await take('link', async () => {
      const { data } = await postApi('/users/{id}/link', { id: user.id })
      setMade(data)
      return null
    })
  }

  const { username, first_name, last_name, email } = user
  const role = ([1, 2, 3, 4] as const).find((id) => id === user.roles.id) ?? 3
  return (
    <form
      ref={place}
      onSubmit={(event) => void save(event)}
      aria-label={t('users.account')}
      noValidate
    >
      <Stack gap="md">
        <UserFields
          form={{ username, first_name, last_name, email, role, ...typed }}
          change={(next) => {
            setTyped(next)
            setErrors({})
          }}
          errors={errors}
        />
        {made && <ShownLink made={made} name={first_name} />}
        <Group justify="space-between">
          <Group gap="sm">
            <Button
              variant="default"
              aria-busy={running === 'status'}
              leftSection={
                user.status ? (
                  <IconUserOff size={18} aria-hidden />
                ) : (
                  <IconUserCheck size={18} aria-hidden />
                )
              }
              onClick={() => void toggle()}
            >
              {user.status ? t('users.deactivate') : t('users.reactivate')}
            </Button>
            {user.status && (
              <Button
                variant="default"
                aria-busy={running === 'link'}
                leftSection={<IconKey size={18} aria-hidden />}
                onClick={() => void link()}
              >
                {user.invited ? t('users.inviteAgain') : t('users.reset')}
              </Button>
            )}
            {user.second_factor && (
              <ResetFactor name={name} isRunning={running === 'reset'} reset={reset} />
            )}
          </Group>
          <Button type="submit" ms="auto" aria-busy={running === 'save'}>
            {t('card.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function nameOf({ first_name, last_name }: User): string {
  return `${first_name} ${last_name}`.trim()
}
