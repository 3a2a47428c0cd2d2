import type { MailChoice, PreferenceName } from '#catalogue/people/notice-kinds.ts'
import type { RoleName } from '#catalogue/roles.ts'
import type { Tx } from '../tables.ts'

/** Somebody who may be told, and what they have chosen about it; null is as usual. */
export interface Reader {
  id: number
  role: RoleName
  wish: MailChoice | null
  /** What they follow without being concerned; null where they do not. */
  followed: MailChoice | null
}

interface Asked {
  /** Whom it concerns. */
  ids: readonly number[]
  wish: PreferenceName
  /** Beside them, whoever follows this and has one of these roles. */
  follow: { wish: PreferenceName; roles: readonly RoleName[] } | null
  /** Who did it: nobody is told of their own acts. */
  except: number
}

/** Those of them who can sign in, in one query. */
export async function listReaders(tx: Tx, asked: Asked): Promise<Reader[]> {
  const { ids, wish, follow, except } = asked
  return tx
    .selectFrom('person')
    .leftJoin('notice_wish as own', (join) =>
      join.onRef('own.person_id', '=', 'person.id').on('own.name', '=', wish),
    )
    .leftJoin('notice_wish as followed', (join) =>
      join
        .onRef('followed.person_id', '=', 'person.id')
        .on('followed.name', '=', follow?.wish ?? wish),
    )
    .select(['person.id', 'person.role', 'own.mail as wish', 'followed.mail as followed'])
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

/** Who rejected what, by lines of the log. */
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
