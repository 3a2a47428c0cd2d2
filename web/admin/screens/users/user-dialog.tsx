import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconKey, IconShieldCheck, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { roles } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { type ApiResponse, postApi } from '#web/admin/api/call-api.ts'
import { userQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { MadeLink, User, UserLine } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { mailLabel } from '#web/admin/i18n/mail-label.ts'
import { formatList, labelled, t } from '#web/admin/i18n/translate.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { ErasePerson, ResetFactor } from './erase-person.tsx'
import { NewLink } from './invite-dialog.tsx'
import { UserBadge, UserFields, type UserForm } from './user-fields.tsx'
import { refreshUsers, userLogQuery } from './user-queries.ts'
import styles from './users.module.css'

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

type Step = 'save' | 'status' | 'link' | 'reset'

function AccountForm({ user }: { user: User }) {
  const dialogs = useDialogs()
  const place = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Partial<UserForm>>({})
  const [made, setMade] = useState<Omit<MadeLink, 'user'> | null>(null)
  const name = nameOf(user)
  const action = useAction<Step>(name, { form: place, refresh: refreshUsers })
  const { running, errors, setErrors } = action

  const update = (call: () => Promise<ApiResponse<User>>) => async () => {
    const response = await call()
    queryClient.setQueryData(userQuery(user.id).queryKey, response.data)
    return response
  }

  const change = (body: Partial<UserForm> & { status?: boolean }) =>
    update(() => postApi('/users/{id}/update', { id: user.id, body }))

  async function save(event: FormEvent) {
    event.preventDefault()
    const isOther = typed.role !== undefined && typed.role !== user.roles.id
    const title = t('users.askRole')
    const message = t('users.roleEnds', { name })
    const question = { title, message, yes: t('users.changeRole') }
    if (isOther && !(await dialogs.confirm(question))) return
    if (await action.run('save', change(typed))) setTyped({})
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
          onChange={(next) => {
            setTyped(next)
            setErrors({})
          }}
          errors={errors}
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

const fieldMessageKeys = {
  username: 'profile.username',
  first_name: 'profile.firstName',
  last_name: 'profile.lastName',
  email: 'profile.email',
  role: 'profile.role',
} as const

const stepMessages = {
  password: 'users.didPassword',
  invite: 'users.didInvite',
  link: 'users.didLink',
  accept: 'users.didAccept',
  'app-on': 'users.didAppOn',
  'app-off': 'users.didAppOff',
  codes: 'users.didCodes',
  'passkey-on': 'users.didPasskeyOn',
  'passkey-off': 'users.didPasskeyOff',
  'factor-reset': 'users.didFactorReset',
  'roles-secured': 'users.didSecureRoles',
  groups: 'users.didGroups',
  erase: 'users.didErase',
  'mail-retried': 'users.didMailRetry',
  'mail-discarded': 'users.didMailDiscard',
} as const

/** The latest of what was changed of an account, and by whom. */
function UserLog({ id }: { id: number }) {
  const heading = useId()
  const { data } = useQuery(userLogQuery(id))
  if (!data || data.data.length === 0) return null
  return (
    <Stack gap="sm">
      <Title order={3} size="h5" id={heading}>
        {t('users.log')}
      </Title>
      <Stack component="ol" gap="sm" className={styles.list} aria-labelledby={heading}>
        {data.data.map((line) => (
          <li key={line.id} className={styles.line}>
            <Hint>{t('history.by', { author: line.by, time: formatMoment(line.at) })}</Hint>
            {sentencesOf(line).map((sentence) => (
              <Text key={sentence} size="sm">
                {sentence}
              </Text>
            ))}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function sentencesOf({ step, changes }: UserLine): string[] {
  if (step !== 'change') return [withSubject(t(stepMessages[step]), changes[0])]
  return changes.map(({ field, before, after }) => {
    if (field === 'active')
      return after === '1' ? t('users.didReactivate') : t('users.didDeactivate')
    if (field === 'scope') return t('users.didLimit')
    const known = Object.entries(fieldMessageKeys).find(([key]) => key === field)
    const name = known ? t(known[1]) : field
    return t('users.changedFromTo', {
      name,
      before: translateRole(before),
      after: translateRole(after),
    })
  })
}

/** Adds what an entry is about: a passkey's name, or the roles that need a second factor. */
function withSubject(did: string, change: UserLine['changes'][number] | undefined): string {
  if (!change) return did
  if (change.field === 'mail') return t('users.didTo', { did, to: mailLabel(change.after) })
  const names = (change.after || change.before).split(', ').filter(Boolean)
  return names.length === 0
    ? did
    : t('users.didTo', { did, to: formatList(names.map(translateRole)) })
}

function translateRole(value: string): string {
  return roles.some(({ name }) => name === value) ? labelled(value) : value
}
