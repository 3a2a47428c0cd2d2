import { languages, type PlaceLanguage } from '#catalogue/languages.ts'
import type { Db, Tx } from '../tables.ts'
import { together } from '../together.ts'

/** Rows in one statement. */
const chunk = 500

/** Words that are looked at more closely, of those that share most of their letters. */
const mostNear = 300

/**
 * Counts in how many texts of a language words stand, by so much each, more or less; a word that
 * stands nowhere any more is forgotten. Gives the words that are new, and those that are gone.
 */
export async function countWords(
  tx: Tx,
  language: PlaceLanguage,
  changes: ReadonlyMap<string, number>,
): Promise<{ added: string[]; gone: string[] }> {
  const added: string[] = []
  const gone: string[] = []
  // In one order, whoever counts: two that hold each other's words would wait for ever.
  const words = [...changes].sort(([a], [b]) => (a < b ? -1 : 1))
  for (let at = 0; at < words.length; at += chunk) {
    const part = words.slice(at, at + chunk)
    const by = new Map(part)
    const fewer = part.flatMap(([word, count]) => (count < 0 ? [word] : []))
    const [counted, forgotten] = await together([
      addCounts(tx, language, part),
      fewer.length === 0 ? [] : forgetWords(tx, language, fewer),
    ])
    gone.push(...forgotten.map(({ word }) => word))
    for (const { word, count } of counted) if (count > 0 && count === by.get(word)) added.push(word)
  }
  return { added, gone }
}

function addCounts(tx: Tx, language: PlaceLanguage, changes: readonly [string, number][]) {
  return tx
    .insertInto('search_word')
    .values(changes.map(([word, count]) => ({ language, word, count })))
    .onConflict((conflict) =>
      conflict.columns(['language', 'word']).doUpdateSet((eb) => ({
        count: eb('search_word.count', '+', eb.ref('excluded.count')),
      })),
    )
    .returning(['word', 'count'])
    .execute()
}

/** Those of some words that stand nowhere any more. */
function forgetWords(tx: Tx, language: PlaceLanguage, words: readonly string[]) {
  return tx
    .deleteFrom('search_word')
    .where('language', '=', language)
    .where('word', 'in', words)
    .where('count', '<=', 0)
    .returning('word')
    .execute()
}

/** Keeps by which pieces a word is found when it is spelt nearly right. */
export async function addGrams(
  tx: Tx,
  language: PlaceLanguage,
  grams: readonly { gram: string; length: number; word: string }[],
): Promise<void> {
  const rows = grams.map((gram) => ({ ...gram, language }))
  for (let at = 0; at < rows.length; at += chunk) {
    const part = rows.slice(at, at + chunk)
    const insert = tx.insertInto('search_gram').values(part)
    await insert.onConflict((conflict) => conflict.doNothing()).execute()
  }
}

export async function removeGrams(
  tx: Tx,
  language: PlaceLanguage,
  { grams, word }: { grams: readonly string[]; word: string },
): Promise<void> {
  await tx
    .deleteFrom('search_gram')
    .where('language', '=', language)
    .where('gram', 'in', grams)
    .where('length', '=', word.length)
    .where('word', '=', word)
    .execute()
}

/** In how many texts of these languages each of the words stands; the others are left out. */
export async function listWordCounts(
  db: Db,
  of: readonly PlaceLanguage[],
  words: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('search_word')
    .select(['word', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('language', 'in', of)
    .where('word', 'in', words)
    .groupBy('word')
    .execute()
  return new Map(rows.map(({ word, count }) => [word, Number(count)]))
}

/** How many texts there are, in all languages. */
export async function countTexts(db: Db): Promise<number> {
  const row = await db
    .selectFrom('search_word')
    .select((eb) => eb.fn.sum<number | null>('count').as('count'))
    .where('language', 'in', ['', ...languages])
    .where('word', '=', '')
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Words that begin like this one, itself too; so many at most. */
export async function listBeginnings(
  db: Db,
  of: readonly PlaceLanguage[],
  word: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .distinct()
    .where('language', 'in', of)
    .where('word', '>=', word)
    .where('word', '<', `${word}\u{10ffff}`)
    .limit(limit)
    .execute()
  return rows.map((row) => row.word)
}

interface Nearness {
  languages: readonly PlaceLanguage[]
  grams: readonly string[]
  /** How many of them a word has to share. */
  shared: number
  shortest: number
  longest: number
}

/** Words that share some letters in a row; those that share most first. */
export async function listNearWords(db: Db, near: Nearness): Promise<string[]> {
  const rows = await db
    .selectFrom('search_gram')
    .select(['word', (eb) => eb.fn.countAll<number>().as('shared')])
    .where('language', 'in', near.languages)
    .where('gram', 'in', near.grams)
    .where('length', '>=', near.shortest)
    .where('length', '<=', near.longest)
    .groupBy('word')
    .having((eb) => eb.fn.countAll(), '>=', near.shared)
    .orderBy('shared', 'desc')
    .orderBy('word')
    .limit(mostNear)
    .execute()
  return rows.map(({ word }) => word)
}
