import type { Db, Tx } from '../tables.ts'

const bumped = new WeakSet<Tx>()

/** Counts up what guests see of a subject, in the transaction that changes it. */
export async function bumpPublished(tx: Tx, subject: string): Promise<void> {
  bumped.add(tx)
  await tx
    .insertInto('published')
    .values({ subject, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet((eb) => ({ version: eb('published.version', '+', 1) })),
    )
    .execute()
}

/**
 * Holds a subject until the transaction ends, so that of two writers at once the second sees what the
 * first has written. Publishes nothing.
 */
export async function holdPublished(tx: Tx, subject: string): Promise<void> {
  await tx
    .insertInto('published')
    .values({ subject, version: 0 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((eb) => ({ version: eb.ref('published.version') })),
    )
    .execute()
}

/** Has this transaction published anything? Then its node looks at once, without waiting for its turn. */
export function hasBumped(tx: Tx): boolean {
  return bumped.has(tx)
}

/** The published version of every subject, as the database has it now. */
export async function listPublished(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('published').selectAll().execute()
  return new Map(rows.map(({ subject, version }) => [subject, version]))
}
