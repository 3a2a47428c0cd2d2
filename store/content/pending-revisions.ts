import { sql } from 'kysely'
import { declaredKeys } from '#catalogue/catalogue.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { containsFolded } from '../contains.ts'
import { countRows } from '../count-rows.ts'
import type { Db } from '../tables.ts'
import { assignedTo } from './assignments/assignments.ts'
import { type Revision, toRevision } from './revisions.ts'

export interface PendingFilter {
  language?: DocumentLanguage
  /** A declaration's key. */
  type?: string
  /** Of whom wrote or submitted it. */
  username?: string
  batch?: string
  /** The id of the campaign that it is part of. */
  campaign?: number
  /** The name of the person whom it is assigned to. */
  assignee?: string
  /** Submitted at or before this moment. */
  submittedBefore?: string
  /** In the title; or of a type whose label has it. */
  search?: { title: string; types: readonly string[] }
}

export interface PendingPage {
  limit: number
  offset: number
  newestFirst?: boolean
  /** A type that comes first of all. */
  urgentType?: string
  /** What ends by then comes first, and what starts by then, unless it had when it was submitted. */
  urgentBefore: string
  /** Whether the revisions of a batch or a campaign are one line, of which the first is returned. */
  isGrouped?: boolean
}

/** Returns a page of the pending revisions, with the number of those that each stands for. */
export async function listPendingRevisions(
  db: Db,
  filter: PendingFilter,
  { limit, offset, newestFirst = false, isGrouped = false, ...page }: PendingPage,
): Promise<{ revision: Revision; count: number }[]> {
  const direction = newestFirst ? 'desc' : 'asc'
  const { urgentBefore, urgentType = '' } = page
  const urgency = sql<number>`case
    when subject = ${urgentType} then -1
    when ends_at <= ${urgentBefore} then 0
    when starts_at <= ${urgentBefore} and starts_at > submitted_at then 0
    else 1 end`
  const order = sql`${urgency}, submitted_at ${sql.raw(direction)}, id ${sql.raw(direction)}`
  const line = isGrouped ? lineOf : sql.ref('id')
  // Only ids are ranked: contents would be sorted along.
  const ranked = pendingRevisions(db, filter).select([
    'id',
    urgency.as('urgency'),
    sql<number>`row_number() over (partition by ${line} order by ${order})`.as('nth'),
    sql<number>`count(*) over (partition by ${line})`.as('line_count'),
  ])
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .innerJoin('revision', 'revision.id', 'ranked.id')
    .selectAll('revision')
    .select('ranked.line_count')
    .where('ranked.nth', '=', 1)
    .orderBy('ranked.urgency')
    .orderBy('revision.submitted_at', direction)
    .orderBy('revision.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ line_count, ...row }) => ({
    revision: toRevision(row),
    count: Number(line_count),
  }))
}

/** A campaign, a batch, or a revision of none. */
const lineOf = sql<string>`case
  when campaign > 0 then 'campaign ' || cast(campaign as text)
  else coalesce(batch, cast(id as text)) end`

export async function countPendingLines(db: Db, filter: PendingFilter = {}): Promise<number> {
  const { lines } = await pendingRevisions(db, filter)
    .select(sql<number>`count(distinct ${lineOf})`.as('lines'))
    .executeTakeFirstOrThrow()
  return Number(lines)
}

/** Returns the user names of those who wrote or submitted what is pending. */
export async function listPendingAuthors(db: Db): Promise<string[]> {
  const pending = () => pendingRevisions(db, {})
  const rows = await db
    .selectFrom('person')
    .select('username')
    .where(({ or, eb }) =>
      or([
        eb('id', 'in', pending().select('author_id')),
        eb('id', 'in', pending().where('submitted_by', 'is not', null).select('submitted_by')),
      ]),
    )
    .orderBy('username')
    .execute()
  return rows.map(({ username }) => username)
}

export function countPendingRevisions(db: Db, filter: PendingFilter = {}): Promise<number> {
  return countRows(pendingRevisions(db, filter))
}

/** Whether somebody else's open revision is part of a batch. */
export async function isBatchOfAnother(db: Db, batch: string, authorId: number): Promise<boolean> {
  const row = await db
    .selectFrom('revision')
    .select('id')
    // As the index of open revisions has it.
    .where(sql<boolean>`state in ('draft', 'pending')`)
    .where('batch', '=', batch)
    .where('author_id', '<>', authorId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function pendingRevisions(
  db: Db,
  { language, type, username, batch, campaign, assignee, submittedBefore, search }: PendingFilter,
) {
  // What a declaration had that the brand removed is kept, but nobody can decide on it.
  let query = db
    .selectFrom('revision')
    .where('state', '=', 'pending')
    .where('subject', 'in', type === undefined ? declaredKeys : [type])
  if (language !== undefined) query = query.where('language', '=', language)
  if (batch !== undefined) query = query.where('batch', '=', batch)
  if (campaign !== undefined) query = query.where('campaign', '=', campaign)
  if (assignee !== undefined) query = query.where('id', 'in', assignedTo(db, assignee))
  if (submittedBefore !== undefined) query = query.where('submitted_at', '<=', submittedBefore)
  if (username !== undefined)
    query = query.where(({ or, eb, selectFrom }) => {
      const person = selectFrom('person').select('id').where('username', '=', username)
      return or([eb('author_id', 'in', person), eb('submitted_by', 'in', person)])
    })
  if (search !== undefined)
    query = query.where(({ or, eb, exists, selectFrom }) =>
      or([
        ...(search.types.length > 0 ? [eb('subject', 'in', search.types)] : []),
        exists(
          selectFrom('head')
            .select('head.entry_id')
            .whereRef('head.subject', '=', 'revision.subject')
            .whereRef('head.entry_id', '=', 'revision.entry_id')
            .whereRef('head.language', '=', 'revision.language')
            .where(containsFolded('head.search_title', foldText(search.title))),
        ),
      ]),
    )
  return query
}
