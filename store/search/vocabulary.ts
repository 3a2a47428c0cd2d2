import { sql } from 'kysely'
import { type DocumentLanguage, languages } from '#catalogue/languages.ts'
import type { Db, Tx } from '../tables.ts'
import { unionAll } from './union-all.ts'

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
  language: DocumentLanguage,
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
    const counted = await addCounts(tx, language, part)
    const forgotten = fewer.length === 0 ? [] : await forgetWords(tx, language, fewer)
    gone.push(...forgotten.map(({ word }) => word))
    for (const { word, count } of counted) if (count > 0 && count === by.get(word)) added.push(word)
  }
  return { added, gone }
}

function addCounts(tx: Tx, language: DocumentLanguage, changes: readonly [string, number][]) {
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
function forgetWords(tx: Tx, language: DocumentLanguage, words: readonly string[]) {
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
  language: DocumentLanguage,
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
  language: DocumentLanguage,
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

interface Asked {
  languages: readonly DocumentLanguage[]
  /** Words whose texts are counted. */
  words: readonly string[]
  /** What words begin with that are named. */
  beginnings: readonly string[]
  /** How many are named for each at most. */
  mostBegun: number
}

/** What is known of some words, all of it asked at once. */
export interface Vocabulary {
  /** In how many texts of the languages each of the words stands; the others are left out. */
  counts: Map<string, number>
  /** How many texts there are, in all languages. */
  total: number
  /** The words that begin so, itself too, of each beginning. */
  begun: Map<string, string[]>
}

export async function readVocabulary(db: Db, asked: Asked): Promise<Vocabulary> {
  const of = sql`language in (${sql.join(asked.languages)})`
  const all = sql.join(['', ...languages])
  const rows = await unionAll<{ nth: number; word: string; count: number }>(db, [
    sql`select -2 as nth, word, sum(count) as count from search_word
      where ${of} and word in (${sql.join(asked.words)}) group by word`,
    sql`select -1 as nth, '' as word, sum(count) as count from search_word
      where language in (${all}) and word = ''`,
    ...asked.beginnings.map(
      (word, nth) => sql`select distinct cast(${nth} as integer) as nth, word, 0 as count
        from search_word where ${of} and word >= ${word} and word < ${`${word}\u{10ffff}`}
        limit ${asked.mostBegun}`,
    ),
  ])
  const found = Map.groupBy(rows, ({ nth }) => nth)
  return {
    counts: new Map(found.get(-2)?.map(({ word, count }) => [word, Number(count)])),
    total: Number(found.get(-1)?.[0]?.count ?? 0),
    begun: new Map(
      asked.beginnings.map((word, nth) => [word, (found.get(nth) ?? []).map((row) => row.word)]),
    ),
  }
}

interface Nearness {
  languages: readonly DocumentLanguage[]
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
