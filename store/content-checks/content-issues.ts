import { type AliasedExpression, type SqlBool, sql } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { linkingDocuments } from '../content/link-uses.ts'
import { isOnSite, liveId } from '../content/live-revisions.ts'
import { countRows } from '../count-rows.ts'
import type { Db, Tx } from '../tables.ts'
import type { ContentIssueKind, ContentIssueTable } from './content-check-tables.ts'

export function listContentIssuesOf(
  db: Db,
  type: string,
  entryIds: readonly number[],
): Promise<ContentIssueTable[]> {
  return db
    .selectFrom('care')
    .selectAll()
    .where('subject', '=', type)
    .where('entry_id', 'in', entryIds)
    .execute()
}

export async function replaceContentIssues(
  tx: Tx,
  type: string,
  entryIds: readonly number[],
  rows: readonly ContentIssueTable[],
): Promise<void> {
  await tx
    .deleteFrom('care')
    .where('subject', '=', type)
    .where('entry_id', 'in', entryIds)
    .execute()
  for (let at = 0; at < rows.length; at += chunk) {
    await tx
      .insertInto('care')
      .values(rows.slice(at, at + chunk))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const chunk = 100

export interface ContentIssueRow {
  subject: string
  entry_id: number
  language: DocumentLanguage
  title: string
  detail: string
}

type ListedIssueKind = Exclude<ContentIssueKind, 'link'> | 'promotions'

/** Returns documents with an issue of a kind, and how many there are, counted up to `most`. */
export async function listContentIssues(
  db: Db,
  kind: ListedIssueKind,
  now: string,
  { limit, most }: { limit: number; most: number },
): Promise<{ rows: ContentIssueRow[]; total: number }> {
  const found: AliasedExpression<ContentIssueRow, 'found'> =
    kind === 'promotions'
      ? linkingToEnded(db, now).as('found')
      : issuesOfKind(db, kind, now).as('found')
  const sought = db.selectFrom(found)
  const rows = await sought.selectAll().limit(limit).execute()
  if (rows.length < limit) return { rows, total: rows.length }
  const limited = sought.select('subject').limit(most).as('some')
  return { rows, total: await countRows(db.selectFrom(limited)) }
}

const documentColumns = ['head.subject', 'head.entry_id', 'head.language', 'head.title'] as const

/** Finds what guests see that links to promotions that are off the site; redirects apart. */
function linkingToEnded(db: Db, now: string) {
  return linkingDocuments(db)
    .select(documentColumns)
    .select(sql<string>`''`.as('detail'))
    .where('link_use.target_subject', '=', 'promotion')
    .where('head.subject', '<>', 'frame.redirects')
    .where('revision.id', '=', liveId(now))
    .where(isOnSite(now))
    .where(leadsNowhere(now, 'link_use'))
    .groupBy(documentColumns)
}

function issuesOfKind(db: Db, kind: Exclude<ListedIssueKind, 'promotions'>, now: string) {
  const all = db
    .selectFrom('care')
    .innerJoin('head', (join) =>
      join
        .onRef('head.subject', '=', 'care.subject')
        .onRef('head.entry_id', '=', 'care.entry_id')
        .onRef('head.language', '=', 'care.language'),
    )
    .select([...documentColumns, 'care.detail'])
  if (kind === 'redirects') {
    const isDead = sql`care.kind = 'link' and ${leadsNowhere(now, 'care')}`
    return all
      .where('care.subject', '=', 'frame.redirects')
      .where(sql<SqlBool>`(care.kind = 'redirects' or ${isDead})`)
  }
  if (kind !== 'translations') return all.where('care.kind', '=', kind)
  // The revision of a translation that was confirmed points to the current source.
  return all.where('care.kind', '=', kind).where(sql<SqlBool>`exists (
    select 1 from revision join head as source on source.subject = head.subject
      and source.entry_id = head.entry_id and source.language = ''
    where revision.id = head.live_id and revision.source_id is distinct from source.live_id)`)
}

function leadsNowhere(now: string, table: 'care' | 'link_use') {
  const target = (column: string) => sql.ref(`${table}.${column}`)
  return sql<SqlBool>`not exists (select 1 from head where head.subject = ${target('target_subject')}
    and head.entry_id = ${target('target_id')} and head.language = '' and ${isReachable(now)})`
}

function isReachable(now: string) {
  return sql<SqlBool>`(${liveId(now)} is not null and ${isOnSite(now)} or head.scheduled_starts_at > ${now})`
}

/** Content that a link needs: an entry by id or slug, or a section (id 0). */
export interface LinkTarget {
  type: string
  id: number
  slug?: string
}

export interface FoundTarget extends LinkTarget {
  slug: string
}

/** Returns those of the targets that are on the site or scheduled. */
export async function listReachable(
  db: Db,
  now: string,
  targets: readonly LinkTarget[],
): Promise<FoundTarget[]> {
  if (targets.length === 0) return []
  // Lists and no alternatives for each: SQLite refuses expressions of a thousand levels.
  const byType = Map.groupBy(targets, ({ type }) => type)
  return db
    .selectFrom('head')
    .select(['head.subject as type', 'head.entry_id as id', 'head.slug'])
    .where('head.language', '=', '')
    .where(isReachable(now))
    .where((eb) =>
      eb.or(
        [...byType].map(([type, own]) => {
          const ids = own.flatMap(({ id, slug }) => (slug === undefined ? [id] : []))
          const slugs = own.flatMap(({ slug }) => slug ?? [])
          return eb.and([
            eb('head.subject', '=', type),
            eb.or([
              ...(ids.length > 0 ? [eb('head.entry_id', 'in', ids)] : []),
              ...(slugs.length > 0 ? [eb('head.slug', 'in', slugs)] : []),
            ]),
          ])
        }),
      ),
    )
    .execute()
}
