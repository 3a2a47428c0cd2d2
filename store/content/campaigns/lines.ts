import { type Selectable, sql, type Updateable } from 'kysely'
import type { State } from '#catalogue/revision-state.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { countRows } from '#store/count-rows.ts'
import type { DocumentStateTable } from '#store/document-state-table.ts'
import type { Db, Tx } from '#store/tables.ts'
import { type DocumentKey, documentName, isAtDocuments, staffKeyOf } from '../document-key.ts'
import type { LineTable } from './campaign-tables.ts'

export type Line = Selectable<LineTable>
type OnSite = Selectable<DocumentStateTable>
type LineKey = Pick<Line, 'campaign' | 'subject' | 'entry_id' | 'language'>

/** Returns what a document in a campaign begins with: what guests see of it on the site. */
export function lineOf(campaign: number, state: OnSite): Line {
  const { live_id, live_title } = state
  return {
    ...state,
    campaign,
    made_on_id: live_id,
    review: null,
    shown_id: live_id,
    shown_state: live_id === null ? null : 'approved',
    open_id: null,
    live_ends_at: null,
    scheduled_id: null,
    scheduled_starts_at: null,
    scheduled_ends_at: null,
    scheduled_archived: 0,
    rejection_id: null,
    title: live_title,
    search_title: foldText(live_title),
    lines: 0,
  }
}

/**
 * Returns a document in a campaign, and adds it where it was not part of it. The document of the site
 * must be locked, which locks all its lines.
 */
export async function lockLine(tx: Tx, campaign: number, onSite: OnSite): Promise<Line> {
  const { subject, entry_id, language } = onSite
  const stored = await tx
    .selectFrom('line')
    .selectAll()
    .where('campaign', '=', campaign)
    .where('subject', '=', subject)
    .where('entry_id', '=', entry_id)
    .where('language', '=', language)
    .executeTakeFirst()
  if (stored) return stored
  const begun = lineOf(campaign, onSite)
  const version = Math.max(begun.version, await lastVersion(tx, begun))
  const line = { ...begun, version }
  await tx.insertInto('line').values(line).execute()
  await countLines(tx, line)
  return line
}

/** Returns the last version that a document has had in a campaign: it may have been taken out of it. */
async function lastVersion(tx: Tx, line: LineKey): Promise<number> {
  const { last } = await tx
    .selectFrom('revision')
    .select((eb) => eb.fn.max('version').as('last'))
    .where('subject', '=', line.subject)
    .where('entry_id', '=', line.entry_id)
    .where('language', '=', line.language)
    .where('campaign', '=', line.campaign)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

export async function listLineStates(db: Db, documents: readonly DocumentKey[]): Promise<Line[]> {
  const campaigns = documents.flatMap(({ campaign }) => campaign ?? [])
  if (campaigns.length === 0) return []
  const rows = await db
    .selectFrom('line as head')
    .selectAll()
    .where('head.campaign', 'in', [...new Set(campaigns)])
    .where(isAtDocuments(documents))
    .execute()
  const asked = new Set(documents.map(documentName))
  return rows.filter((row) => asked.has(documentName(staffKeyOf(row))))
}

/** Returns the documents of a campaign, in the order of their types and ids. */
export async function listLines(
  db: Db,
  campaign: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Line[]> {
  return db
    .selectFrom('line')
    .selectAll()
    .where('campaign', '=', campaign)
    .orderBy('subject')
    .orderBy('entry_id')
    .orderBy('language')
    .limit(limit)
    .offset(offset)
    .execute()
}

export interface LineCount {
  campaign: number
  state: State | null
  /** A person has to look at what the site changed meanwhile. */
  isMarked: boolean
  count: number
}

/** Counts the documents of campaigns by the state of what staff see of them. */
export async function countLinesByState(
  db: Db,
  campaigns: readonly number[],
): Promise<LineCount[]> {
  if (campaigns.length === 0) return []
  const isMarked = sql<number>`case when review is null then 0 else 1 end`
  const rows = await db
    .selectFrom('line')
    .select(['campaign', 'shown_state as state', isMarked.as('marked')])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('campaign', 'in', campaigns)
    .groupBy(['campaign', 'shown_state', isMarked])
    .execute()
  return rows.map(({ marked, count, ...row }) => {
    return { ...row, isMarked: Number(marked) === 1, count: Number(count) }
  })
}

export function countLinesIn(db: Db, campaign: number): Promise<number> {
  return countRows(db.selectFrom('line').where('campaign', '=', campaign))
}

/** Returns the lines of a document in all campaigns. */
export async function listLinesOf(
  db: Db,
  { type, entryId, language }: Omit<DocumentKey, 'campaign'>,
): Promise<Line[]> {
  return db
    .selectFrom('line')
    .selectAll()
    .where('subject', '=', type)
    .where('entry_id', '=', entryId)
    .where('language', '=', language)
    .orderBy('campaign')
    .execute()
}

/** Returns the documents of a campaign that another one changes too. */
export async function listSharedLines(
  db: Db,
  campaign: number,
  other: number,
  limit: number,
): Promise<Line[]> {
  return db
    .selectFrom('line')
    .selectAll()
    .where('campaign', '=', campaign)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('line as theirs')
          .select('theirs.campaign')
          .whereRef('theirs.subject', '=', 'line.subject')
          .whereRef('theirs.entry_id', '=', 'line.entry_id')
          .whereRef('theirs.language', '=', 'line.language')
          .where('theirs.campaign', '=', other),
      ),
    )
    .orderBy('subject')
    .orderBy('entry_id')
    .limit(limit)
    .execute()
}

export async function updateLine(
  tx: Tx,
  line: LineKey,
  change: Updateable<LineTable>,
): Promise<void> {
  await tx
    .updateTable('line')
    .set(change)
    .where('campaign', '=', line.campaign)
    .where('subject', '=', line.subject)
    .where('entry_id', '=', line.entry_id)
    .where('language', '=', line.language)
    .execute()
}

export async function removeLine(tx: Tx, line: LineKey): Promise<void> {
  await tx
    .deleteFrom('line')
    .where('campaign', '=', line.campaign)
    .where('subject', '=', line.subject)
    .where('entry_id', '=', line.entry_id)
    .where('language', '=', line.language)
    .execute()
  await countLines(tx, line)
}

/** Counts, at the document of the site, the campaigns that it is part of. */
async function countLines(tx: Tx, document: Omit<LineKey, 'campaign'>): Promise<void> {
  await tx
    .updateTable('head')
    .set((eb) => ({
      lines: eb
        .selectFrom('line')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('line.subject', '=', 'head.subject')
        .whereRef('line.entry_id', '=', 'head.entry_id')
        .whereRef('line.language', '=', 'head.language'),
    }))
    .where('subject', '=', document.subject)
    .where('entry_id', '=', document.entry_id)
    .where('language', '=', document.language)
    .execute()
}
