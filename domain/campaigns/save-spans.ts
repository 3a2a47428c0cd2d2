import { limits } from '#catalogue/limits.ts'
import { spansOf } from '#catalogue/time/campaign-spans.ts'
import { loadBrandRegion } from '#domain/content/brand-region.ts'
import type { Context } from '#domain/context.ts'
import { type Campaign, replaceSpans } from '#store/content/campaigns/campaigns.ts'
import { repeatsOf } from './find-campaign.ts'

/** Writes when guests see an approved campaign. What of it is over stays as it was. */
export async function saveSpans(
  { db, now }: Pick<Context, 'db' | 'now'>,
  campaign: Pick<Campaign, 'id' | 'rank' | 'starts_at' | 'ends_at' | 'repeats'>,
): Promise<void> {
  const { time_zone: zone } = await loadBrandRegion(db)
  const window = { ...campaign, repeats: repeatsOf(campaign) }
  const most = limits.campaigns.spans
  const spans = spansOf(window, { now, zone, most })
  await replaceSpans(db, { campaign: campaign.id, rank: campaign.rank, now }, spans)
}
