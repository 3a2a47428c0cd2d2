import type { DocumentView } from '#catalogue/wire.ts'
import { listCampaignsOf } from '#store/content/campaigns/campaigns.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import type { Db } from '#store/tables.ts'

type InCampaigns = Pick<DocumentView, 'campaigns' | 'review'>

/**
 * Returns what the view of a document says about campaigns, by its state. Documents that no campaign
 * changes cost no statement.
 */
export async function loadCampaignsOf(
  { db, now }: { db: Db; now: string },
  states: readonly DocumentState[],
): Promise<(state: DocumentState | undefined) => InCampaigns> {
  const changed = states.filter(({ campaign, lines }) => campaign !== undefined || lines > 0)
  const found = await listCampaignsOf(db, changed.map(documentKeyOf), now)
  const byDocument = Map.groupBy(found, ({ document }) => documentName(document))
  return (state) => {
    const of = state && byDocument.get(documentName(documentKeyOf(state)))
    const { review = null } = state ?? {}
    return {
      ...(of ? { campaigns: of.map(({ id, name }) => ({ id, name })) } : {}),
      ...(review === null ? {} : { review: JSON.parse(review) as InCampaigns['review'] }),
    }
  }
}
