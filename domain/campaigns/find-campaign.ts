import { campaignMessages } from '#catalogue/messages/campaign-messages.ts'
import type { Repeats } from '#catalogue/time/campaign-spans.ts'
import { Problem } from '#domain/problem.ts'
import { type Campaign, findCampaign, lockCampaign } from '#store/content/campaigns/campaigns.ts'
import type { Db, Tx } from '#store/tables.ts'

/** Returns a campaign. Throws `Problem('not-found')`. */
export async function requireCampaign(db: Db, id: number): Promise<Campaign> {
  return (await findCampaign(db, id)) ?? noSuchCampaign()
}

/** Locks a campaign until the transaction ends. Throws `Problem('not-found')`. */
export async function requireLocked(tx: Tx, id: number): Promise<Campaign> {
  return (await lockCampaign(tx, id)) ?? noSuchCampaign()
}

function noSuchCampaign(): never {
  throw new Problem('not-found', campaignMessages.noSuch)
}

export function repeatsOf({ repeats }: Pick<Campaign, 'repeats'>): Repeats | null {
  return repeats === null ? null : (JSON.parse(repeats) as Repeats)
}
