import type { Db, Tx } from '#store/tables.ts'

/** A value that identifies an entry for staff, e.g. a menu item's code. */
export interface NaturalKey {
  type: string
  value: string
}

/** Reserves and locks a natural key, and returns the entry that has it. */
export async function reserveNaturalKey(
  tx: Tx,
  { type, value }: NaturalKey,
  entryId: number,
): Promise<number> {
  const row = await tx
    .insertInto('entry_key')
    .values({ subject: type, value, entry_id: entryId })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'value'])
        .doUpdateSet((eb) => ({ entry_id: eb.ref('entry_key.entry_id') })),
    )
    .returning('entry_id')
    .executeTakeFirstOrThrow()
  return row.entry_id
}

export async function transferNaturalKey(
  tx: Tx,
  { type, value }: NaturalKey,
  entryId: number,
): Promise<void> {
  await tx
    .updateTable('entry_key')
    .set({ entry_id: entryId })
    .where('subject', '=', type)
    .where('value', '=', value)
    .execute()
}

export async function listKeyHolders(
  db: Db,
  type: string,
  values: readonly string[],
): Promise<Map<string, number>> {
  if (values.length === 0) return new Map()
  const rows = await db
    .selectFrom('entry_key')
    .select(['value', 'entry_id'])
    .where('subject', '=', type)
    .where('value', 'in', [...new Set(values)])
    .execute()
  return new Map(rows.map(({ value, entry_id }) => [value, entry_id]))
}
