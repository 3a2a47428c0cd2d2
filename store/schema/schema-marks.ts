import type { Db } from '../tables.ts'
import type { MarkName } from './schema-tables.ts'

export async function findMark(db: Db, name: MarkName): Promise<string | undefined> {
  const row = await db
    .selectFrom('schema_mark')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export async function changeMark(db: Db, name: MarkName, value: string): Promise<void> {
  if ((await findMark(db, name)) === value) return
  await db
    .insertInto('schema_mark')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
