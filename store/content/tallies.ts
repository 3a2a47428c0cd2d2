import type { Selectable } from 'kysely'
import type { State } from '#catalogue/revision-state.ts'
import type { Db, HeadTable, HeadTally, Tx } from '../tables.ts'

type Head = Pick<
  Selectable<HeadTable>,
  'subject' | 'entry_id' | 'language' | 'shown_state' | 'live_id' | 'live_archived'
>

/** A longer sum than so many rows is put together. */
const mostRows = 200

/**
 * Writes down what a change of a head adds to the tallies of its collection, or takes from them.
 * Always a row of its own: two who save at once wait for nothing.
 */
export async function tally(tx: Tx, before: Head, after: Head): Promise<void> {
  const change = new TallyChange()
  change.add(before, after)
  await change.write(tx)
}

/** The same for several heads of one collection, in one sum. */
export class TallyChange {
  readonly #sums = new Map<HeadTally, number>()
  #subject = ''

  add(before: Head, after: Head): void {
    if (before.entry_id === 0 || before.language !== '') return
    this.#subject = before.subject
    const [was, is] = [talliesOf(before), talliesOf(after)]
    for (const name of is.difference(was)) this.#count(name, 1)
    for (const name of was.difference(is)) this.#count(name, -1)
  }

  async write(tx: Tx): Promise<void> {
    const subject = this.#subject
    const changed = [...this.#sums].filter(([, delta]) => delta !== 0)
    const rows = changed.map(([name, delta]) => ({ subject, name, delta }))
    if (rows.length > 0) await tx.insertInto('head_tally').values(rows).execute()
  }

  #count(name: HeadTally, by: 1 | -1): void {
    this.#sums.set(name, (this.#sums.get(name) ?? 0) + by)
  }
}

/** What a head counts for; `live` by what is written down, whatever the clock says. */
function talliesOf({ shown_state, live_id, live_archived }: Head): Set<HeadTally> {
  const names = new Set<HeadTally>()
  if (shown_state !== null) names.add(shown_state)
  if (live_id !== null && live_archived === 0) names.add('live')
  return names
}

/** How many entries of a collection staff see, whatever became of them or in one state. */
export async function countShown(db: Db, subject: string, state?: State): Promise<number> {
  const all = sumOf(db, subject)
  return total(
    await (state ? all.where('name', '=', state) : all.where('name', '<>', 'live')).execute(),
  )
}

/** How many have something live written down, without the archived ones. */
export async function countWrittenLive(db: Db, subject: string): Promise<number> {
  return total(await sumOf(db, subject).where('name', '=', 'live').execute())
}

/** Collections whose tallies are long sums by now. */
export async function listLongTallies(db: Db, most = mostRows): Promise<string[]> {
  const rows = await db
    .selectFrom('head_tally')
    .select('subject')
    .groupBy('subject')
    .having((eb) => eb.fn.countAll<number>(), '>', most)
    .execute()
  return rows.map(({ subject }) => subject)
}

/**
 * Puts the rows of a collection together: one a name is left. Two that do so at once wait for each
 * other, and the second finds nothing more to do.
 */
export async function foldTallies(tx: Tx, subject: string): Promise<void> {
  const taken = await tx
    .deleteFrom('head_tally')
    .where('subject', '=', subject)
    .returning(['name', 'delta'])
    .execute()
  const sums = new Map<HeadTally, number>()
  for (const { name, delta } of taken) sums.set(name, (sums.get(name) ?? 0) + delta)
  const left = [...sums].map(([name, delta]) => ({ subject, name, delta }))
  if (left.length > 0) await tx.insertInto('head_tally').values(left).execute()
}

function sumOf(db: Db, subject: string) {
  return db
    .selectFrom('head_tally')
    .select((eb) => eb.fn.sum<number>('delta').as('sum'))
    .where('subject', '=', subject)
}

function total(rows: { sum: number | null }[]): number {
  return Number(rows[0]?.sum ?? 0)
}
