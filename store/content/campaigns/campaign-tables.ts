import type { Generated } from 'kysely'
import type { DocumentStateTable } from '#store/document-state-table.ts'

/** `approved`: its spans say when guests see it. There is no state for its end: the spans say so. */
export type CampaignState = 'draft' | 'pending' | 'approved' | 'rejected'

/** Changes of many documents that guests see together, for a time. */
export interface CampaignTable {
  id: Generated<number>
  name: string
  search_name: string
  state: CampaignState
  version: number
  /** Of two that change one document at one time, the higher rank is seen. */
  rank: number
  starts_at: string | null
  ends_at: string | null
  /** JSON of `CampaignRepeats`, or null. */
  repeats: string | null
  remarks: string | null
  author_id: number
  submitted_by: number | null
  submitted_at: string | null
  decided_by: number | null
  decided_at: string | null
  created_at: string
  updated_at: string
}

/** When guests see an approved campaign; what is over stays, so that the past can be recorded. */
export interface CampaignSpanTable {
  campaign: number
  /** ISO 8601 UTC. */
  starts_at: string
  /** Null: until somebody ends it. */
  ends_at: string | null
  rank: number
  /** How much of it the ledger says: 1 its start, 2 its end too. */
  recorded: Generated<number>
}

/**
 * A document in a campaign: the same columns as the document on the site. Its live revision is that
 * of the campaign, or the site's until the campaign has one of its own (`revision.campaign`).
 */
export interface LineTable extends DocumentStateTable {
  campaign: number
  /** The revision of the site that the campaign's changes are made on; null for a new entry. */
  made_on_id: number | null
  /** JSON of what the site and the campaign both changed, which a person has to look at; or null. */
  review: string | null
}
