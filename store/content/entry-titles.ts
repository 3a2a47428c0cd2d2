import type { State } from '#catalogue/revision-state.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { containsFolded } from '../contains.ts'
import type { Db } from '../tables.ts'

export interface TitledEntry {
  id: number
  title: string
  isLive: boolean
}

export async function listEntriesByTitle(
  db: Db,
  type: string,
  titles: readonly string[],
): Promise<TitledEntry[]> {
  if (titles.length === 0) return []
  const rows = await titled(db, type)
    .where('search_title', 'in', [...new Set(titles.map(foldText))])
    .execute()
  return rows.map(toTitled)
}

export async function listLiveTitles(db: Db, type: string, most: number): Promise<string[]> {
  const rows = await titled(db, type)
    .where('live_id', 'is not', null)
    .orderBy('search_title')
    .limit(most)
    .execute()
  return rows.map(({ title }) => title)
}

/** Returns the titles of some entries by their ids, published or not. */
export async function loadTitles(
  db: Db,
  type: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('head')
    .select(['entry_id', 'title'])
    .where('subject', '=', type)
    .where('language', '=', '')
    .where('entry_id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ entry_id, title }) => [entry_id, title]))
}

function titled(db: Db, type: string) {
  return db
    .selectFrom('head')
    .select(['entry_id', 'title', 'live_id'])
    .where('subject', '=', type)
    .where('language', '=', '')
    .where('live_archived', '=', 0)
}

function toTitled({
  entry_id: id,
  title,
  live_id,
}: {
  entry_id: number
  title: string
  live_id: number | null
}) {
  return { id, title, isLive: live_id !== null }
}

/** Returns entries of some collections whose titles contain the words, by title. */
export async function searchTitles(
  db: Db,
  types: readonly string[],
  { words, limit }: { words: string; limit: number },
): Promise<EntryTitle[]> {
  return entryTitles(db, types)
    .where(containsFolded('search_title', foldText(words)))
    .orderBy('search_title')
    .orderBy('entry_id')
    .limit(limit)
    .execute()
}

/** Returns the titles of some entries of any collections; at least all that are named. */
export async function listTitles(
  db: Db,
  entries: readonly { type: string; id: number }[],
): Promise<EntryTitle[]> {
  if (entries.length === 0) return []
  const types = [...new Set(entries.map(({ type }) => type))]
  const ids = [...new Set(entries.map(({ id }) => id))]
  return entryTitles(db, types).where('entry_id', 'in', ids).execute()
}

interface EntryTitle {
  type: string
  id: number
  title: string
  state: State | null
}

function entryTitles(db: Db, types: readonly string[]) {
  return (
    db
      .selectFrom('head')
      .select(['subject as type', 'entry_id as id', 'title', 'shown_state as state'])
      .where('subject', 'in', types)
      .where('language', '=', '')
      .where('shown_state', 'is not', null)
      .where('live_archived', '=', 0)
      // Entry 0 is the manual order of the list.
      .where('entry_id', '<>', 0)
  )
}
