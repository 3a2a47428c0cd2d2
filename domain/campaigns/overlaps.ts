import { limits } from '#catalogue/limits.ts'
import { campaignMessages } from '#catalogue/messages/campaign-messages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { type Span, spansOf } from '#catalogue/time/campaign-spans.ts'
import { loadBrandRegion } from '#domain/content/brand-region.ts'
import type { Context } from '#domain/context.ts'
import { invalid } from '#domain/problem.ts'
import { type Campaign, listDecidedCampaigns } from '#store/content/campaigns/campaigns.ts'
import { listSharedLines } from '#store/content/campaigns/lines.ts'
import { repeatsOf } from './find-campaign.ts'
import { lineName } from './line-document.ts'

/**
 * Throws `Problem('invalid')` where another campaign that is submitted or approved changes one of the
 * same documents at the same time with the same rank: a person has to choose.
 */
export async function requireRank(
  { db, now }: Pick<Context, 'db' | 'now'>,
  campaign: Campaign,
): Promise<void> {
  const { time_zone: zone } = await loadBrandRegion(db)
  const spans = (one: Campaign) =>
    spansOf({ ...one, repeats: repeatsOf(one) }, { now, zone, most: limits.campaigns.spans })
  const own = spans(campaign)
  for (const other of await listDecidedCampaigns(db, now)) {
    if (other.id === campaign.id || other.rank !== campaign.rank) continue
    if (!spans(other).some((span) => own.some((mine) => overlap(mine, span)))) continue
    const shared = await listSharedLines(db, campaign.id, other.id, named)
    if (shared.length === 0) continue
    const names = shared.flatMap((line) => lineName(line) ?? [])
    throw invalid({ rank: [fill(campaignMessages.overlaps, { campaign: other.name, names })] })
  }
}

/** Documents that the message names. */
const named = 5

function overlap(one: Span, other: Span): boolean {
  const isBefore = (a: Span, b: Span) => a.ends_at !== null && a.ends_at <= b.starts_at
  return !isBefore(one, other) && !isBefore(other, one)
}
