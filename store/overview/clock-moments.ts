import { type SqlBool, sql } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { Db } from '../tables.ts'

export interface ClockMoment {
  at: string
  what: 'starts' | 'ends'
  /** What says so: the ledger of what was, or a revision that is live, scheduled or not approved. */
  source: 'past' | 'live' | 'scheduled' | 'planned'
  subject: string
  entry_id: number
  language: DocumentLanguage
  title: string
}

/** A moment of a draft or pending change. */
interface PlannedMoment extends ClockMoment {
  revision_id: number
  state: 'draft' | 'pending'
  version: number
  starts_at: string | null
  ends_at: string | null
}

/** Returns what starts or ends between two moments, in no order; of each kind the earliest `limit`. */
export async function listClockMoments(
  db: Db,
  types: readonly string[],
  span: Span,
): Promise<ClockMoment[]> {
  const starts = await startsIn(db, types, span)
  const ends = await endsIn(db, types, span, 'live_ends_at')
  const laterEnds = await endsIn(db, types, span, 'scheduled_ends_at')
  return [...(await listDone(db, span)), ...starts, ...ends, ...laterEnds]
}

/** Returns the same by what is not approved yet. */
export async function listPlannedMoments(
  db: Db,
  types: readonly string[],
  span: Span,
): Promise<PlannedMoment[]> {
  const starts = await plannedIn(db, types, span, 'starts_at')
  const ends = await plannedIn(db, types, span, 'ends_at')
  return [...starts, ...ends]
}

async function plannedIn(
  db: Db,
  types: readonly string[],
  { from, to, limit }: Span,
  column: 'starts_at' | 'ends_at',
): Promise<PlannedMoment[]> {
  const rows = await db
    .selectFrom('revision')
    .innerJoin('head', 'head.open_id', 'revision.id')
    .select(['head.subject', 'head.entry_id', 'head.language', 'head.title'])
    .select(['revision.id as revision_id', 'revision.state', 'revision.version'])
    .select(['revision.starts_at', 'revision.ends_at'])
    .where('revision.subject', 'in', types)
    // Written out, so that the databases use the indexes of what is planned.
    .where(sql<SqlBool>`revision.state in ('draft', 'pending')`)
    .where(`revision.${column}`, '>=', from)
    .where(`revision.${column}`, '<', to)
    .where('revision.archived', '=', 0)
    .orderBy(`revision.${column}`)
    .limit(limit)
    .execute()
  const what = column === 'starts_at' ? 'starts' : 'ends'
  return rows.map(({ state, ...row }) => {
    const at = row[column] ?? from
    return { ...row, at, what, source: 'planned', state: state === 'draft' ? 'draft' : 'pending' }
  })
}

export interface Span {
  from: string
  to: string
  limit: number
}

async function startsIn(
  db: Db,
  types: readonly string[],
  { from, to, limit }: Span,
): Promise<ClockMoment[]> {
  const rows = await db
    .selectFrom('head')
    .select(['subject', 'entry_id', 'language', 'title', 'scheduled_archived'])
    .select('scheduled_starts_at as at')
    .where('subject', 'in', types)
    .where('scheduled_starts_at', '>=', from)
    .where('scheduled_starts_at', '<', to)
    .orderBy('scheduled_starts_at')
    .limit(limit)
    .execute()
  return rows.map(({ scheduled_archived, at, ...row }) => {
    const what = scheduled_archived === 1 ? 'ends' : 'starts'
    return { ...row, at: at ?? from, what, source: 'scheduled' }
  })
}

async function endsIn(
  db: Db,
  types: readonly string[],
  { from, to, limit }: Span,
  column: 'live_ends_at' | 'scheduled_ends_at',
): Promise<ClockMoment[]> {
  const rows = await db
    .selectFrom('head')
    .select(['subject', 'entry_id', 'language', 'title', `${column} as at`])
    .where('subject', 'in', types)
    .where(column, '>=', from)
    .where(column, '<', to)
    .$if(column === 'live_ends_at', (query) => query.where(notReplacedBefore))
    .orderBy(column)
    .limit(limit)
    .execute()
  const source = column === 'live_ends_at' ? 'live' : 'scheduled'
  return rows.map(({ at, ...row }) => ({ ...row, at: at ?? from, what: 'ends', source }))
}

/** A scheduled revision takes over what is live, and with it its end. */
const notReplacedBefore = sql<SqlBool>`(head.scheduled_starts_at is null or head.scheduled_starts_at > head.live_ends_at)`

async function listDone(db: Db, { from, to, limit }: Span): Promise<ClockMoment[]> {
  const rows = await db
    .selectFrom('publication')
    .innerJoin('head', (join) =>
      join
        .onRef('head.subject', '=', 'publication.subject')
        .onRef('head.entry_id', '=', 'publication.entry_id')
        .onRef('head.language', '=', 'publication.language'),
    )
    .select(['publication.subject', 'publication.entry_id', 'publication.language', 'head.title'])
    .leftJoin('revision', 'revision.id', 'publication.revision_id')
    .select(['publication.at', 'revision.archived'])
    .where('publication.cause', '=', sql.lit('clock'))
    .where('publication.at', '>=', from)
    .where('publication.at', '<', to)
    .orderBy('publication.at')
    .limit(limit)
    .execute()
  return rows.map(({ archived, ...row }) => {
    return { ...row, what: archived === 0 ? 'starts' : 'ends', source: 'past' }
  })
}
