import type { MailChoice, PreferenceName } from '#catalogue/people/notice-kinds.ts'
import type { Db, Tx } from '../tables.ts'

/** A missing name means the default. */
export async function listPreferences(
  db: Db,
  personId: number,
): Promise<Map<PreferenceName, MailChoice>> {
  const rows = await db
    .selectFrom('notice_wish')
    .select(['name', 'mail'])
    .where('person_id', '=', personId)
    .execute()
  return new Map(rows.map(({ name, mail }) => [name, mail]))
}

export async function savePreferences(
  tx: Tx,
  personId: number,
  chosen: ReadonlyMap<PreferenceName, MailChoice>,
): Promise<void> {
  if (chosen.size === 0) return
  await tx
    .insertInto('notice_wish')
    .values([...chosen].map(([name, mail]) => ({ person_id: personId, name, mail })))
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'name'])
        .doUpdateSet((eb) => ({ mail: eb.ref('excluded.mail') })),
    )
    .execute()
}
