import { Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isEverywhere } from '#catalogue/people/scope.ts'
import { may, roles } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { User } from '#web/admin/api/wire.gen.ts'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import {
  type Column,
  ResponsiveTable,
  RowButton,
} from '#web/admin/lists/table/responsive-table.tsx'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { UserDialog } from './user-dialog.tsx'
import { UserBadge } from './user-fields.tsx'
import { type UserListQuery, usersQuery } from './user-queries.ts'

export function UsersScreen() {
  return may(useUser().roles.name, 'users.manage') ? <Users /> : <ToErrorPage />
}

function Users() {
  const [isInviting, setInviting] = useState(false)
  const { view, show } = useLogView()
  const [address, setAddress] = useSearchParams()
  const opened = Number(address.get('user') ?? 0)
  const role = (['1', '2', '3', '4'] as const).find((id) => id === address.get('role'))
  const active = (['0', '1'] as const).find((one) => one === address.get('active'))
  const query: UserListQuery = { search: view.search, page: view.page, per_page: view.perPage }
  if (role) query.role = role
  if (active) query.status = active
  const users = useQuery(usersQuery(query))

  function narrow(name: string, value: string | null, replace = true) {
    const next = new URLSearchParams(window.location.search)
    if (name !== 'user') next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    setAddress(next, { replace, preventScrollReset: true })
  }

  const isFiltered = view.search !== '' || role !== undefined || active !== undefined
  return (
    <Stack gap="lg">
      <ScreenHeader title={labelled('Users')} intro={t('users.intro')}>
        <Button
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={() => setInviting(true)}
        >
          {t('users.invite')}
        </Button>
      </ScreenHeader>
      <Paper withBorder p="md">
        <Stack>
          <Group gap="sm">
            <TypedSearch
              aria-label={t('users.search')}
              placeholder={t('history.search')}
              w={{ base: '100%', xs: 240 }}
              words={view.search}
              onSearch={(search) => show({ search })}
            />
            <NativeSelect
              aria-label={t('users.byRole')}
              w={{ base: '100%', xs: 180 }}
              value={role ?? ''}
              data={[
                { value: '', label: t('users.anyRole') },
                ...roles.map(({ id, name }) => ({ value: String(id), label: labelled(name) })),
              ]}
              onChange={(event) => narrow('role', event.currentTarget.value)}
            />
            <NativeSelect
              aria-label={t('history.filter')}
              w={{ base: '100%', xs: 180 }}
              value={active ?? ''}
              data={[
                { value: '', label: t('collection.anyStatus') },
                { value: '1', label: t('users.active') },
                { value: '0', label: t('users.deactivated') },
              ]}
              onChange={(event) => narrow('active', event.currentTarget.value)}
            />
          </Group>
          <Loaded
            query={users}
            skeleton={<SkeletonStack count={view.perPage} height={54} gap="sm" />}
          >
            {(data) => (
              <>
                <UserTable
                  rows={data.data}
                  empty={isFiltered ? t('users.noMatch') : t('users.none')}
                  onOpen={(id) => narrow('user', String(id), false)}
                />
                <Pager list={data} perPage={view.perPage} onChange={show} />
              </>
            )}
          </Loaded>
        </Stack>
      </Paper>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {opened > 0 && (
        <UserDialog key={opened} id={opened} onClose={() => narrow('user', null, false)} />
      )}
    </Stack>
  )
}

interface UserTableProps {
  rows: User[]
  empty: string
  onOpen: (id: number) => void
}

function UserTable({ rows, empty, onOpen }: UserTableProps) {
  const name = (user: User) => <Name user={user} onOpen={() => onOpen(user.id)} />
  const columns: Column<User>[] = [
    { by: 'name', label: t('users.name'), cell: name },
    { by: 'email', label: t('profile.email'), cell: ({ email }) => <bdi>{email}</bdi> },
    { by: 'role', label: t('profile.role'), cell: roleText },
    { by: 'status', label: t('history.status'), cell: (user) => <UserBadge user={user} /> },
    { by: 'last_sign_in_at', label: t('users.lastSignIn'), cell: lastSignIn },
  ]
  return (
    <ResponsiveTable
      label={labelled('Users')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
      columns={columns}
      minWidth={680}
      card={(user) => (
        <>
          {name(user)}
          <UserBadge user={user} />
          <Text size="sm">{roleText(user)}</Text>
          <Hint>{lastSignIn(user)}</Hint>
        </>
      )}
    />
  )
}

function Name({ user, onOpen }: { user: User; onOpen: () => void }) {
  return (
    <div>
      <RowButton onOpen={onOpen}>
        <bdi>{`${user.first_name} ${user.last_name}`.trim()}</bdi>
      </RowButton>
      {!user.erased && (
        <Hint>
          <bdi>{user.username}</bdi>
        </Hint>
      )}
    </div>
  )
}

function roleText({ roles, scopes }: User): string {
  const role = labelled(roles.name)
  return isEverywhere(scopes) ? role : `${role} · ${t('scope.limited')}`
}

function lastSignIn({ erased, last_sign_in_at }: User): string {
  if (erased) return ''
  return last_sign_in_at ? formatMoment(last_sign_in_at) : t('users.never')
}
