import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { Db } from '#store/tables.ts'
import type { DocumentKey } from '../document-key.ts'

/** An approved revision of a campaign in one of its spans that is not over; times in ISO 8601 UTC. */
export interface Layer {
  entry_id: number
  language: DocumentLanguage
  campaign: number
  revision_id: number
  made_on_id: number | null
  archived: number
  from: string
  until: string | null
  /** The revision's own window, outside of which guests see nothing while the span is open. */
  starts_at: string | null
  ends_at: string | null
}

/** Returns what campaigns lay over entries of a type, the lowest rank first. */
export async function listLayers(
  db: Db,
  type: string,
  entryIds: readonly number[],
  now: string,
): Promise<Layer[]> {
  return db
    .selectFrom('line')
    .innerJoin('revision as own', (join) =>
      join.onRef('own.id', '=', 'line.live_id').onRef('own.campaign', '=', 'line.campaign'),
    )
    .innerJoin('campaign_span as span', 'span.campaign', 'line.campaign')
    .select(['line.entry_id', 'line.language', 'line.campaign', 'line.made_on_id'])
    .select(['own.id as revision_id', 'own.archived'])
    .select(['span.starts_at as from', 'span.ends_at as until', 'own.starts_at', 'own.ends_at'])
    .where('line.subject', '=', type)
    .where('line.entry_id', 'in', entryIds)
    .where((eb) => eb.or([eb('span.ends_at', 'is', null), eb('span.ends_at', '>', now)]))
    .orderBy('span.rank')
    .orderBy('line.campaign')
    .execute()
}

/** Returns what guests saw last of a document in a campaign's span that is over, or undefined. */
export async function findEndedLine(
  db: Db,
  { type, entryId, language }: Omit<DocumentKey, 'campaign'>,
  now: string,
): Promise<{ slug: string; revision_id: number } | undefined> {
  return db
    .selectFrom('line')
    .innerJoin('campaign_span as span', 'span.campaign', 'line.campaign')
    .innerJoin('revision as own', (join) =>
      join.onRef('own.id', '=', 'line.live_id').onRef('own.campaign', '=', 'line.campaign'),
    )
    .select(['line.slug', 'own.id as revision_id'])
    .where('line.subject', '=', type)
    .where('line.entry_id', '=', entryId)
    .where('line.language', '=', language)
    .where('span.ends_at', '<=', now)
    .orderBy('span.ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
