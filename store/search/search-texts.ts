import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { Tx } from '../tables.ts'
import type { Aside, TextMatch } from './aside.ts'
import type { SearchTextTable } from './search-tables.ts'
import { tagsOf } from './tags.ts'
import { unionAll } from './union-all.ts'
import type { WordQuery } from './word-query.ts'

export type SearchText = Selectable<SearchTextTable>
export type NewSearchText = Omit<Insertable<SearchTextTable>, 'id' | 'tags'>

/** All but what PostgreSQL makes of them for its index. */
const columns = [
  'id',
  'subject',
  'entry_id',
  'language',
  'made_of',
  'item_id',
  'picture_id',
  'shown_from',
  'shown_until',
  'title',
  'text',
  'tags',
  'title_words',
  'words',
] as const

/** What a result says. */
const shownColumns = [
  'id',
  'subject',
  'entry_id',
  'item_id',
  'picture_id',
  'title',
  'text',
] as const

/** Rows and ids in one statement. */
const chunk = 200

/** All texts of some entries of a subject, in every language; 0 is the section itself. */
export function listTextsOf(
  tx: Tx,
  subject: string,
  entryIds: readonly number[],
): Promise<SearchText[]> {
  return tx
    .selectFrom('search_text')
    .select(columns)
    .where('subject', '=', subject)
    .where('entry_id', 'in', entryIds)
    .execute()
}

export async function addTexts(tx: Tx, texts: readonly NewSearchText[]): Promise<void> {
  const rows = texts.map((text) => ({
    ...text,
    tags: tagsOf(text).join(' '),
  }))
  for (let at = 0; at < rows.length; at += chunk) {
    const part = rows.slice(at, at + chunk)
    await tx.insertInto('search_text').values(part).execute()
  }
}

/** Changes when guests see a text. */
export async function changeShown(
  tx: Tx,
  id: number,
  shown: Pick<SearchText, 'shown_from' | 'shown_until'>,
): Promise<void> {
  await tx.updateTable('search_text').set(shown).where('id', '=', id).execute()
}

export async function removeTexts(tx: Tx, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += chunk) {
    const part = ids.slice(at, at + chunk)
    await tx.deleteFrom('search_text').where('id', 'in', part).execute()
  }
}

/** Texts of subjects other than these, some at a time. */
export function listTextsOfOthers(tx: Tx, subjects: readonly string[]): Promise<SearchText[]> {
  const others = tx.selectFrom('search_text').select(columns).where('subject', 'not in', subjects)
  return others.limit(chunk).execute()
}

/** What is looked for, when, and by whom. */
export interface TextSearch {
  /** The language of whoever asks; what is not translated into it is found in the first. */
  language: DocumentLanguage
  now: string
  /** Of these subjects only; null for all. */
  subjects: readonly string[] | null
  /** Tags that only few texts carry, to look among those; null where they would choose nothing. */
  tags: TextMatch['tags']
  within: TextMatch['within']
  words: WordQuery
  limit: number
}

/** What guests may see at that moment and in that language, and what its title holds. */
export interface TextHit {
  id: number
  subject: string
  entry_id: number
  title_words: string
}

/** Texts that match each of some searches, at once; in no order that means anything. */
export async function listHits(
  aside: Aside,
  searches: readonly TextSearch[],
): Promise<TextHit[][]> {
  const parts = searches.map(
    (
      search,
      nth,
    ) => sql`select cast(${nth} as integer) as nth, t.id, t.subject, t.entry_id, t.title_words
      ${fromMatches(aside, search)} limit ${search.limit}`,
  )
  const rows = await unionAll<TextHit & { nth: number }>(aside.db, parts)
  const found = Map.groupBy(rows, ({ nth }) => nth)
  return searches.map((_, nth) => found.get(nth) ?? [])
}

/** How many texts match each of some searches; of each no more than its limit are counted. */
export async function countHits(aside: Aside, searches: readonly TextSearch[]): Promise<number[]> {
  const parts = searches.map(
    (search, nth) => sql`select cast(${nth} as integer) as nth, count(*) as count
      from (select 1 ${fromMatches(aside, search)} limit ${search.limit}) as counted`,
  )
  const rows = await unionAll<{ nth: number; count: number }>(aside.db, parts)
  const counts = new Map(rows.map(({ nth, count }) => [nth, Number(count)]))
  return searches.map((_, nth) => counts.get(nth) ?? 0)
}

function fromMatches(aside: Aside, search: TextSearch): RawBuilder<unknown> {
  const { language, now, subjects, tags, within, words } = search
  const matching = aside.fromMatching({ within, words, tags })
  const of = subjects ? sql`and t.subject in (${sql.join(subjects)})` : sql``
  return sql`${matching} ${of} and ${isShown('t', now)} and ${isUntranslated(language, now)}`
}

/** The texts with these ids, as far as they are still there. */
export async function listTexts(
  { db }: Pick<Aside, 'db'>,
  ids: readonly number[],
): Promise<Pick<SearchText, (typeof shownColumns)[number]>[]> {
  if (ids.length === 0) return []
  return db.selectFrom('search_text').select(shownColumns).where('id', 'in', ids).execute()
}

function isShown(table: string, now: string): RawBuilder<SqlBool> {
  const [from, until] = [sql.ref(`${table}.shown_from`), sql.ref(`${table}.shown_until`)]
  return sql`(${from} is null or ${from} <= ${now}) and (${until} is null or ${until} > ${now})`
}

/** In its own language, or in the first where there is no other. */
function isUntranslated(language: DocumentLanguage, now: string): RawBuilder<SqlBool> {
  if (language === '') return sql`t.language = ''`
  return sql`(t.language = ${language} or t.language = '' and not exists (
    select 1 from search_text as o where o.subject = t.subject and o.entry_id = t.entry_id
    and o.language = ${language} and ${isShown('o', now)}))`
}
