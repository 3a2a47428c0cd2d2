import type { Db, Tx } from '../tables.ts'
import type { PresenceTable } from './presence-tables.ts'

export type PresenceRow = PresenceTable & {
  username: string
  first_name: string
  last_name: string
}

/** Rows after `until` were written by a clock that was ahead. */
export function listPresent(db: Db, since: string, until: string): Promise<PresenceRow[]> {
  return db
    .selectFrom('presence')
    .innerJoin('person', 'person.id', 'presence.person_id')
    .selectAll('presence')
    .select(['person.username', 'person.first_name', 'person.last_name'])
    .where('presence.seen_at', '>', since)
    .where('presence.seen_at', '<', until)
    .where('person.active', '=', 1)
    .orderBy('presence.person_id')
    .execute()
}

/** Replaces what some tabs have open; a tab without rows is closed. */
export async function replacePresence(
  tx: Tx,
  tabs: readonly { person_id: number; tab: string }[],
  rows: readonly PresenceTable[],
): Promise<void> {
  for (let at = 0; at < tabs.length; at += chunk) {
    const batch = tabs.slice(at, at + chunk)
    await tx
      .deleteFrom('presence')
      .where(({ eb, or, and }) =>
        or(
          batch.map(({ person_id, tab }) =>
            and([eb('person_id', '=', person_id), eb('tab', '=', tab)]),
          ),
        ),
      )
      .execute()
  }
  for (let at = 0; at < rows.length; at += chunk) {
    await tx
      .insertInto('presence')
      .values(rows.slice(at, at + chunk))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const chunk = 100

export async function forgetPresence(tx: Tx, since: string, until: string): Promise<void> {
  const gone = tx.deleteFrom('presence')
  await gone
    .where(({ eb, or }) => or([eb('seen_at', '<=', since), eb('seen_at', '>=', until)]))
    .execute()
}
