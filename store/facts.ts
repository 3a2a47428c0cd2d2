import type { Db, Tx } from './tables.ts'

export async function findFact(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('fact')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export async function addFact(tx: Tx, name: string, value: string): Promise<boolean> {
  const result = await tx
    .insertInto('fact')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Inserts or updates a fact. The row stays locked until the transaction ends. */
export async function changeFact(tx: Tx, name: string, value: string): Promise<void> {
  await tx
    .insertInto('fact')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
