import type { MailChoice, PreferenceName } from '#catalogue/people/notice-kinds.ts'
import type { RoleName } from '#catalogue/roles.ts'
import type { Tx } from '../tables.ts'

/** Null is the default. */
export interface NoticeReader {
  id: number
  role: RoleName
  /** What the account is limited to; '' for nothing. */
  scope: string
  preference: MailChoice | null
  /** Null: not concerned, and does not follow it. */
  followed: MailChoice | null
}

interface ListReadersQuery {
  ids: readonly number[]
  preference: PreferenceName
  /** Also people with one of these roles who follow it. */
  follow: { preference: PreferenceName; roles: readonly RoleName[] } | null
  except: number
}

export async function listReaders(tx: Tx, query: ListReadersQuery): Promise<NoticeReader[]> {
  const { ids, preference, follow, except } = query
  return tx
    .selectFrom('person')
    .leftJoin('notice_wish as own', (join) =>
      join.onRef('own.person_id', '=', 'person.id').on('own.name', '=', preference),
    )
    .leftJoin('notice_wish as followed', (join) =>
      join
        .onRef('followed.person_id', '=', 'person.id')
        .on('followed.name', '=', follow?.preference ?? preference),
    )
    .select([
      'person.id',
      'person.role',
      'person.scope',
      'own.mail as preference',
      'followed.mail as followed',
    ])
    .where('person.active', '=', 1)
    .where('person.id', '!=', except)
    .where(({ eb, or, and }) =>
      or([
        ...(ids.length > 0 ? [eb('person.id', 'in', [...new Set(ids)])] : []),
        ...(follow
          ? [and([eb('followed.mail', '!=', 'off'), eb('person.role', 'in', follow.roles)])]
          : []),
      ]),
    )
    .orderBy('person.id')
    .execute()
}

export async function listDeciders(tx: Tx, lines: readonly number[]): Promise<number[]> {
  if (lines.length === 0) return []
  const rows = await tx
    .selectFrom('activity')
    .select('actor_id')
    .distinct()
    .where('id', 'in', lines)
    .execute()
  return rows.map(({ actor_id }) => actor_id)
}
