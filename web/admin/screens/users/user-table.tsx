import { Text } from '@mantine/core'
import type { User } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import {
  type Column,
  ResponsiveTable,
  RowButton,
} from '#web/admin/lists/table/responsive-table.tsx'
import { UserBadge } from './user-badge.tsx'

interface UserTableProps {
  rows: User[]
  empty: string
  open: (id: number) => void
}

/** Accounts by name, role, state and last sign-in. */
export function UserTable({ rows, empty, open }: UserTableProps) {
  const name = (user: User) => <Name user={user} open={() => open(user.id)} />
  const columns: Column<User>[] = [
    { by: 'name', label: t('users.name'), cell: name },
    { by: 'email', label: t('profile.email'), cell: ({ email }) => <bdi>{email}</bdi> },
    { by: 'role', label: t('profile.role'), cell: ({ roles }) => labelled(roles.name) },
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
          <Text size="sm">{labelled(user.roles.name)}</Text>
          <Text size="sm" c="dimmed">
            {lastSignIn(user)}
          </Text>
        </>
      )}
    />
  )
}

function Name({ user, open }: { user: User; open: () => void }) {
  return (
    <div>
      <RowButton open={open}>
        <bdi>{`${user.first_name} ${user.last_name}`.trim()}</bdi>
      </RowButton>
      {!user.erased && (
        <Text size="sm" c="dimmed">
          <bdi>{user.username}</bdi>
        </Text>
      )}
    </div>
  )
}

function lastSignIn({ erased, last_sign_in_at }: User): string {
  if (erased) return ''
  return last_sign_in_at ? momentWords(last_sign_in_at) : t('users.never')
}
