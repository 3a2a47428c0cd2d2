import { type SqlBool, sql } from 'kysely'
import type { Target } from '#catalogue/content/checks/links-of.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { State } from '#catalogue/revision-state.ts'
import { countRows } from '../count-rows.ts'
import type { Db } from '../tables.ts'
import { liveId } from './live-revisions.ts'

export interface LinkUse {
  subject: string
  entry_id: number
  language: DocumentLanguage
  title: string
  /** Whether guests see the link. */
  is_live: boolean
  /** The state of another revision of the document that has the link: waiting, draft, scheduled. */
  state: State | null
}

/**
 * Returns a page of the documents whose live, scheduled, open or last rejected revision links to one
 * of the targets, and how many there are. What is archived, and links of an entry to itself, are
 * left out.
 */
export async function listLinkUses(
  db: Db,
  targets: readonly Target[],
  { now, limit, offset }: { now: string; limit: number; offset: number },
): Promise<{ rows: LinkUse[]; total: number }> {
  const matchingDocuments = documentsLinkingTo(db, targets)
  const isLive = sql<number>`max(case when revision.id = ${liveId(now)} then 1 else 0 end)`
  const rows = await matchingDocuments
    .select(['head.subject', 'head.entry_id', 'head.language', 'head.title'])
    .select(isLive.as('is_live'))
    .select(
      sql<State | null>`max(case when revision.id = ${liveId(now)} then null
        else revision.state end)`.as('state'),
    )
    .orderBy(isLive, 'desc')
    .orderBy('head.subject')
    .orderBy('head.entry_id')
    .orderBy('head.language')
    .limit(limit)
    .offset(offset)
    .execute()
  const total =
    offset === 0 && rows.length < limit
      ? rows.length
      : await countRows(db.selectFrom(matchingDocuments.select('head.subject').as('some')))
  return { rows: rows.map((row) => ({ ...row, is_live: Number(row.is_live) === 1 })), total }
}

function documentsLinkingTo(db: Db, targets: readonly Target[]) {
  return linkingDocuments(db)
    .where((eb) => {
      const idsOf = [...Map.groupBy(targets, ({ type }) => type)].map(([type, some]) => {
        return { type, ids: some.map(({ id }) => id) }
      })
      const isOne = idsOf.map(({ type, ids }) =>
        eb.and([eb('target_subject', '=', type), eb('target_id', 'in', ids)]),
      )
      const isItself = idsOf.map(({ type, ids }) =>
        eb.and([eb('head.subject', '=', type), eb('head.entry_id', 'in', ids)]),
      )
      return eb.and([eb.or(isOne), eb.not(eb.or(isItself))])
    })
    .where('revision.archived', '=', 0)
    .where(sql<SqlBool>`revision.id in (head.live_id, head.scheduled_id, head.shown_id)`)
    .groupBy(['head.subject', 'head.entry_id', 'head.language', 'head.title'])
}

/** Joins what links with the revisions that have the links, and their documents. */
export function linkingDocuments(db: Db) {
  return db
    .selectFrom('link_use')
    .innerJoin('revision', 'revision.id', 'link_use.revision_id')
    .innerJoin('head', (join) =>
      join
        .onRef('head.subject', '=', 'revision.subject')
        .onRef('head.entry_id', '=', 'revision.entry_id')
        .onRef('head.language', '=', 'revision.language'),
    )
}
