import type { Db } from '#store/tables.ts'
import { type DocumentKey, isAtDocuments } from '../document-key.ts'
import { listRevisionsByIds, type Revision } from '../revisions.ts'

interface Chosen {
  campaigns: readonly number[]
  /** Whether open revisions come before approved ones. */
  withDrafts: boolean
}

/** Returns what campaigns have of some documents, of several the one of the highest rank. */
export async function listInCampaigns(
  db: Db,
  documents: readonly DocumentKey[],
  { campaigns, withDrafts }: Chosen,
): Promise<Revision[]> {
  if (campaigns.length === 0 || documents.length === 0) return []
  const lines = await db
    .selectFrom('line as head')
    .innerJoin('campaign', 'campaign.id', 'head.campaign')
    .select(['head.subject', 'head.entry_id', 'head.language', 'head.campaign'])
    .select(['head.open_id', 'head.live_id'])
    .where('head.campaign', 'in', campaigns)
    .where(isAtDocuments(documents))
    .orderBy('campaign.rank')
    .orderBy('campaign.id')
    .execute()
  const idOf = ({ open_id, live_id }: (typeof lines)[number]) =>
    withDrafts ? (open_id ?? live_id) : live_id
  const revisions = await listRevisionsByIds(
    db,
    lines.flatMap((line) => idOf(line) ?? []),
  )
  const byId = new Map(revisions.map((one) => [one.id, one]))
  const chosen = new Map<string, Revision>()
  for (const line of lines) {
    const revision = byId.get(idOf(line) ?? 0)
    // Until it has one of its own, a line shows the site's.
    if (revision?.campaign !== line.campaign) continue
    chosen.set(JSON.stringify([line.subject, line.entry_id, line.language]), revision)
  }
  return [...chosen.values()]
}

/** Returns the entries of a type that only these campaigns have. */
export async function listNewInCampaigns(
  db: Db,
  type: string,
  campaigns: readonly number[],
  limit: number,
): Promise<number[]> {
  if (campaigns.length === 0) return []
  const rows = await db
    .selectFrom('line')
    .select('entry_id')
    .distinct()
    .where('campaign', 'in', campaigns)
    .where('subject', '=', type)
    .where('language', '=', '')
    .where('entry_id', '<>', 0)
    .where('made_on_id', 'is', null)
    .orderBy('entry_id')
    .limit(limit)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}
