import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconKey, IconShieldCheck, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isEverywhere } from '#catalogue/people/scope.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { type ApiResponse, postApi } from '#web/admin/api/call-api.ts'
import { userQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { MadeLink, Scopes, User } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { ErasePerson, ResetFactor } from './erase-person.tsx'
import { NewLink } from './invite-dialog.tsx'
import { everywhere, ScopeFields } from './scope-fields.tsx'
import { UserBadge, UserFields, type UserForm } from './user-fields.tsx'
import { UserLog } from './user-log.tsx'
import { refreshUsers } from './user-queries.ts'

/** Renders an account: its names and role, its actions and its log. */
export function UserDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const user = useQuery(userQuery(id))
  const name = user.data ? nameOf(user.data) : t('users.account')
  const heading = useRef<HTMLElement>(null)
  const title = (
    <bdi ref={heading} tabIndex={-1}>
      {name}
    </bdi>
  )
  return (
    <Dialog onClose={onClose} title={title} centered size="lg">
      <Loaded
        query={user}
        skeleton={
          <Stack aria-busy="true">
            <Skeleton h={24} w="40%" />
            <Skeleton h={160} />
          </Stack>
        }
      >
        {(data) => <Account user={data} heading={heading} />}
      </Loaded>
    </Dialog>
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
              ? t('users.lastSignedIn', { time: formatMoment(user.last_sign_in_at) })
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
          <AccountForm user={user} />
          {!user.status && <ErasePerson user={user} name={nameOf(user)} rest={heading} />}
        </>
      )}
      <UserLog id={user.id} />
    </Stack>
  )
}

const adminRole = 1

type Step = 'save' | 'status' | 'link' | 'reset'

function AccountForm({ user }: { user: User }) {
  const dialogs = useDialogs()
  const place = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Partial<UserForm>>({})
  /** Undefined until it is changed. */
  const [chosenScopes, setScopes] = useState<Scopes | null>()
  const [made, setMade] = useState<Omit<MadeLink, 'user'> | null>(null)
  const name = nameOf(user)
  const role = ([1, 2, 3, 4] as const).find((id) => id === user.roles.id) ?? 3
  const isAdmin = (typed.role ?? role) === adminRole
  const storedScopes = isEverywhere(user.scopes) ? null : user.scopes
  const action = useAction<Step>(name, { form: place, refresh: refreshUsers })
  const { running, errors, setErrors } = action

  const update = (call: () => Promise<ApiResponse<User>>) => async () => {
    const response = await call()
    queryClient.setQueryData(userQuery(user.id).queryKey, response.data)
    return response
  }

  const change = (body: Partial<UserForm> & { status?: boolean; scopes?: Scopes }) =>
    update(() => postApi('/users/{id}/update', { id: user.id, body }))

  async function save(event: FormEvent) {
    event.preventDefault()
    if (chosenScopes && isEverywhere(chosenScopes) && !isAdmin) {
      setErrors({ 'scopes.groups': [t('scope.empty')] })
      focusFirstInvalid(place)
      return
    }
    const isOther = typed.role !== undefined && typed.role !== user.roles.id
    const title = t('users.askRole')
    const message = t('users.roleEnds', { name })
    const question = { title, message, yes: t('users.changeRole') }
    if (isOther && !(await dialogs.confirm(question))) return
    const isLimiting = chosenScopes !== undefined && !isAdmin
    const limits = isLimiting ? { scopes: chosenScopes ?? everywhere } : {}
    if (!(await action.run('save', change({ ...typed, ...limits })))) return
    setTyped({})
    setScopes(undefined)
  }

  async function toggle() {
    const title = t('users.askDeactivate', { name })
    const message = t('users.deactivateMeans')
    const question = { title, message, yes: t('users.deactivate'), isDanger: true }
    if (user.status && !(await dialogs.confirm(question))) return
    setMade(null)
    await action.run('status', change({ status: !user.status }))
  }

  function reset() {
    const call = () => postApi('/users/{id}/second-factor/reset', { id: user.id })
    void action.run('reset', update(call))
  }

  async function link() {
    await action.run('link', async () => {
      const { data } = await postApi('/users/{id}/link', { id: user.id })
      setMade(data)
      return { message: null }
    })
  }

  const { username, first_name, last_name, email } = user
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
          onChange={(next) => {
            setTyped(next)
            setErrors({})
          }}
          errors={errors}
        />
        <ScopeFields
          isAdmin={isAdmin}
          scopes={chosenScopes === undefined ? storedScopes : chosenScopes}
          errors={errors}
          onChange={(next) => {
            setScopes(next)
            setErrors({})
          }}
        />
        {made && <NewLink made={made} name={first_name} />}
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
              <ResetFactor name={name} isRunning={running === 'reset'} onReset={reset} />
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
