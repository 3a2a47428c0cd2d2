import type { Insertable } from 'kysely'
import type { PlaceLanguage } from '#catalogue/languages.ts'
import { changeFact } from '../facts.ts'
import type { Db, Tables, Tx } from '../tables.ts'
import { gramsOf } from './grams.ts'

/** How many ids in a row make a chapter. */
export const linesInChapter = 512

/** Rows in one statement. */
const chunk = 500

/** The first chapter that has not been closed: its lines, and those after it, are counted one by one. */
export async function findOpenChapter(db: Db): Promise<number> {
  const row = await db
    .selectFrom('log_tally')
    .select((eb) => eb.fn.max('chapter').as('last'))
    .where('subject', '=', '')
    .where('to_state', '=', '')
    .executeTakeFirst()
  return (row?.last ?? -1) + 1
}

/** The id of the newest line; 0 where there is none. */
export async function findLastLine(db: Db): Promise<number> {
  const row = await db
    .selectFrom('activity')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
}

/** What a search of the log looks through. */
export const searchedColumns = ['description', 'author_name', 'actor_name', 'remarks'] as const

/**
 * Holds one row until the transaction ends: chapters are closed, and lines of the log changed, by one
 * after the other. Else a chapter could be closed over names that are being taken out of its lines.
 */
export async function takeChaptersTurn(tx: Tx): Promise<void> {
  await changeFact(tx, 'chapters_of_log', '')
}

/**
 * Writes down what is in a chapter, for good: nothing may be added to it any more. Whoever does it
 * a second time writes the same.
 */
export async function closeChapter(tx: Tx, chapter: number): Promise<void> {
  await takeChaptersTurn(tx)
  const lines = await tx
    .selectFrom('activity')
    .select(['subject', 'to_state', 'language', ...searchedColumns])
    .where('id', '>=', chapter * linesInChapter)
    .where('id', '<', (chapter + 1) * linesInChapter)
    .execute()
  await addGrams(tx, chapter, lines)
  const insert = tx.insertInto('log_tally').values(talliesOf(lines, chapter))
  await insert.onConflict((conflict) => conflict.doNothing()).execute()
}

/**
 * Writes anew what a search finds in a chapter, where it is closed: names in its lines have changed.
 * Whoever changed them took the turn before.
 */
export async function renewGrams(tx: Tx, chapter: number): Promise<void> {
  if (chapter >= (await findOpenChapter(tx))) return
  await tx.deleteFrom('log_gram').where('chapter', '=', chapter).execute()
  const lines = await tx
    .selectFrom('activity')
    .select(searchedColumns)
    .where('id', '>=', chapter * linesInChapter)
    .where('id', '<', (chapter + 1) * linesInChapter)
    .execute()
  await addGrams(tx, chapter, lines)
}

async function addGrams(
  tx: Tx,
  chapter: number,
  lines: readonly Record<(typeof searchedColumns)[number], string | null>[],
): Promise<void> {
  const texts = lines.flatMap((line) => searchedColumns.map((column) => line[column] ?? ''))
  const grams = [...gramsOf(new Set(texts))].map((gram) => ({ gram, chapter }))
  for (let at = 0; at < grams.length; at += chunk) {
    const insert = tx.insertInto('log_gram').values(grams.slice(at, at + chunk))
    await insert.onConflict((conflict) => conflict.doNothing()).execute()
  }
}

type Tally = Insertable<Tables['log_tally']>

/** Of all lines there is always one: it says that the chapter is closed. */
function talliesOf(
  lines: readonly (Pick<Tally, 'subject' | 'to_state'> & { language: PlaceLanguage })[],
  chapter: number,
): Tally[] {
  const all = { subject: '', to_state: '', chapter, count: lines.length } as const
  const tallies = new Map<string, Tally>()
  for (const { subject: of, to_state, language } of lines) {
    const subjects = [of, ...(language === '' ? [] : [`@${language}`, `${of}@${language}`])]
    const byState = ['', ...subjects].map((subject) => ({ subject, to_state }))
    const inAll = subjects.map((subject) => ({ subject, to_state: '' as const }))
    for (const own of [...byState, ...inAll]) {
      const key = JSON.stringify(own)
      const { count } = tallies.get(key) ?? { count: 0 }
      tallies.set(key, { ...own, chapter, count: count + 1 })
    }
  }
  return [all, ...tallies.values()]
}
