import type { Db, Tx } from '../tables.ts'

/**
 * Bytes come before their row. Until it is there, this is what says whose they are: one fact for
 * each stem, `expected` until a moment, or `condemned` since one. A row takes its stem's bytes in the
 * transaction that adds it, and never takes condemned ones; so what is condemned, and what nobody
 * expects and no row has, can be removed at any time, however long an upload was held up.
 */
const name = (stem: string) => `bytes:${stem}`

/** What bytes under a stem wait for. */
export interface ExpectedBytes {
  stem: string
  state: 'expected' | 'condemned'
  /** Until when they are expected, or since when they are condemned; ISO 8601 UTC. */
  at: string
}

/** Announces bytes that a row is to take by `until`. */
export async function expectBytes(tx: Tx, stems: readonly string[], until: string): Promise<void> {
  if (stems.length === 0) return
  const facts = stems.map((stem) => ({ name: name(stem), value: `expected ${until}` }))
  await tx.insertInto('fact').values(facts).execute()
}

/** Takes expected bytes for rows that this transaction adds. False: some of them are condemned. */
export async function takeBytes(tx: Tx, stems: readonly string[]): Promise<boolean> {
  if (stems.length === 0) return true
  const taken = await tx
    .deleteFrom('fact')
    .where('name', 'in', stems.map(name))
    .where('value', 'like', 'expected %')
    .executeTakeFirst()
  return taken.numDeletedRows === BigInt(stems.length)
}

/** No row takes these any more, since a moment. Those that a row has taken already stay as they are. */
export async function condemnBytes(tx: Tx, stems: readonly string[], since: string): Promise<void> {
  if (stems.length === 0) return
  await tx
    .updateTable('fact')
    .set({ value: `condemned ${since}` })
    .where('name', 'in', stems.map(name))
    .where('value', 'like', 'expected %')
    .execute()
}

/** Every stem whose bytes have no row: a handful at most times. */
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

/** There are no bytes under these stems any more. */
export async function forgetBytes(tx: Tx, stems: readonly string[]): Promise<void> {
  if (stems.length === 0) return
  await tx.deleteFrom('fact').where('name', 'in', stems.map(name)).execute()
}
