import type { Db, Tx } from '../tables.ts'

/**
 * Bytes are written before their row. A fact says that they are `expected` until a moment, or
 * `condemned` since one. Their row takes the fact, and never condemned bytes; so bytes that are
 * condemned, or have neither fact nor row, can be deleted however slow an upload is.
 */
const name = (stem: string) => `bytes:${stem}`

export interface ExpectedBytes {
  stem: string
  state: 'expected' | 'condemned'
  at: string
}

export async function expectBytes(tx: Tx, stems: readonly string[], until: string): Promise<void> {
  if (stems.length === 0) return
  const facts = stems.map((stem) => ({ name: name(stem), value: `expected ${until}` }))
  await tx.insertInto('fact').values(facts).execute()
}

/** Returns false when some are condemned. */
export async function takeBytes(tx: Tx, stems: readonly string[]): Promise<boolean> {
  if (stems.length === 0) return true
  const taken = await tx
    .deleteFrom('fact')
    .where('name', 'in', stems.map(name))
    .where('value', 'like', 'expected %')
    .executeTakeFirst()
  return taken.numDeletedRows === BigInt(stems.length)
}

export async function markBytesForDeletion(
  tx: Tx,
  stems: readonly string[],
  since: string,
): Promise<void> {
  if (stems.length === 0) return
  await tx
    .updateTable('fact')
    .set({ value: `condemned ${since}` })
    .where('name', 'in', stems.map(name))
    .where('value', 'like', 'expected %')
    .execute()
}

export async function listExpectedBytes(db: Db): Promise<ExpectedBytes[]> {
  const facts = await db
    .selectFrom('fact')
    .selectAll()
    .where('name', 'like', name('%'))
    .orderBy('name')
    .execute()
  return facts.map((fact) => {
    const [state, at = ''] = fact.value.split(' ')
    const stem = fact.name.slice(name('').length)
    return { stem, state: state === 'expected' ? 'expected' : 'condemned', at }
  })
}

export async function forgetBytes(tx: Tx, stems: readonly string[]): Promise<void> {
  if (stems.length === 0) return
  await tx.deleteFrom('fact').where('name', 'in', stems.map(name)).execute()
}
