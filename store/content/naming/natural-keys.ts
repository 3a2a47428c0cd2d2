import type { Db, Tx } from '#store/tables.ts'

/** An entry's own name for itself, as lists have it: a dish's code. */
export interface NaturalKey {
  type: string
  value: string
}

/**
 * Reserves a natural key for an entry unless another one has it. Gives who has it, held until the
 * transaction ends: of two who want the same, the second waits for the first.
 */
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

/** Hands a key that is held on to an entry, from one that has it no more. */
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

/** Which entries have or had these keys, by key. */
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
