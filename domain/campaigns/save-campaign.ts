import { limits } from '#catalogue/limits.ts'
import { campaignMessages } from '#catalogue/messages/campaign-messages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { may } from '#catalogue/roles.ts'
import type { Repeats } from '#catalogue/time/campaign-spans.ts'
import { announceLines, listApprovedLines } from '#domain/content/publishing/announce-campaign.ts'
import type { Context } from '#domain/context.ts'
import type { Changes } from '#domain/people/users/record-change.ts'
import { invalid, Problem } from '#domain/problem.ts'
import {
  addCampaign as addRow,
  type Campaign,
  changeCampaign as changeRow,
  countOpenCampaigns,
  removeCampaign as removeRow,
} from '#store/content/campaigns/campaigns.ts'
import { listLines, removeLine } from '#store/content/campaigns/lines.ts'
import { lockPublications, publishAsOne } from '#store/content/ledger.ts'
import { isTaken } from '#store/store-errors.ts'
import { requireLocked } from './find-campaign.ts'
import { documentOfLine } from './line-document.ts'
import { requireRank } from './overlaps.ts'
import { did, recordCampaign } from './record-campaign.ts'
import { saveSpans } from './save-spans.ts'
import { removeDocuments } from './take-out.ts'

/** What is left out stays. Times in ISO 8601 UTC. */
export interface CampaignChange {
  name?: string | undefined
  starts_at?: string | null | undefined
  ends_at?: string | null | undefined
  repeats?: Repeats | null | undefined
  rank?: number | undefined
}

/** Adds a campaign without documents. Throws `Problem('invalid')` as `changeCampaign` does. */
export async function addCampaign(
  context: Context,
  {
    name,
    starts_at = null,
    ends_at = null,
    repeats = null,
    rank = 0,
  }: CampaignChange & { name: string },
): Promise<number> {
  const { db, actor, now } = context
  const { open: most } = limits.campaigns
  // One after the other, so that the number holds.
  await lockPublications(db)
  if ((await countOpenCampaigns(db, now)) >= most)
    throw invalid({ name: [fill(campaignMessages.tooMany, { most })] })
  requireOrder({ starts_at, ends_at })
  const id = await addRow(db, {
    ...{ name, rank, starts_at, ends_at, repeats: repeats && JSON.stringify(repeats) },
    ...{ state: 'draft', version: 1, author_id: actor.id, created_at: now, updated_at: now },
  }).catch(throwNameTaken)
  await recordCampaign(context, name, {})
  return id
}

/**
 * Changes a campaign's name, window or rank. Of an approved one an approver moves, extends or starts it
 * by this, also while it runs; guests see it at once. Throws `Problem('forbidden')` for others,
 * `Problem('conflict')` while it is pending,
 * `Problem('invalid')` for a name that is taken, an end before the start, and a rank that another
 * campaign of the same documents has at the same time.
 */
export async function changeCampaign(
  context: Context,
  id: number,
  { repeats, ...change }: CampaignChange,
): Promise<void> {
  const { db, actor, now } = context
  await lockPublications(db)
  const before = await requireLocked(db, id)
  const isApproved = before.state === 'approved'
  const mayDecide = may(actor.role, 'content.decide')
  if (isApproved && !mayDecide) throw new Problem('forbidden', campaignMessages.onlyApprovers)
  // What an approver looks at does not change meanwhile.
  if (before.state === 'pending' && !mayDecide)
    throw new Problem('conflict', campaignMessages.isPending)
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after: Campaign = {
    ...before,
    ...sent,
    ...(repeats === undefined ? {} : { repeats: repeats && JSON.stringify(repeats) }),
  }
  requireOrder(after)
  if (before.state !== 'draft' && before.state !== 'rejected') await requireRank(context, after)
  const { name, starts_at, ends_at, repeats: stored, rank } = after
  const row = { name, starts_at, ends_at, repeats: stored, rank, updated_at: now }
  await changeRow(db, id, row).catch(throwNameTaken)
  await recordCampaign(context, after.name, changesOf(before, after))
  if (!isApproved) return
  await saveSpans(context, after)
  const lines = await listApprovedLines(db, id)
  await publishAsOne(db, () => announceLines(context, lines))
}

/**
 * Takes an approved campaign off the site at once; what is beneath is uncovered. Throws
 * `Problem('forbidden')` for others than approvers, `Problem('conflict')` where nothing of it is to come.
 */
export async function stopCampaign(context: Context, id: number): Promise<void> {
  const { db, actor, now } = context
  if (!may(actor.role, 'content.decide'))
    throw new Problem('forbidden', campaignMessages.onlyApprovers)
  await lockPublications(db)
  const campaign = await requireLocked(db, id)
  const isOver = campaign.ends_at !== null && campaign.ends_at <= now
  if (campaign.state !== 'approved' || isOver)
    throw new Problem('conflict', campaignMessages.notRunning)
  await changeRow(db, id, { ends_at: now, updated_at: now })
  await saveSpans(context, { ...campaign, ends_at: now })
  const lines = await listApprovedLines(db, id)
  await publishAsOne(db, () => announceLines(context, lines))
  await recordCampaign(context, campaign.name, did('stop'))
}

/**
 * Deletes a campaign that was never approved, with its drafts. Throws `Problem('conflict')` for an
 * approved one.
 */
export async function removeCampaign(context: Context, id: number): Promise<void> {
  const { db } = context
  const { name, state } = await requireLocked(db, id)
  if (state === 'approved') throw new Problem('conflict', campaignMessages.isApproved)
  const lines = await listLines(db, id, { limit: limits.campaigns.documents })
  const documents = lines.flatMap((line) => documentOfLine(line) ?? [])
  const onSite = documents.map((document) => ({ ...document, campaign: undefined }))
  await removeDocuments(context, { campaign: id, documents: onSite })
  // What the brand no longer declares has no document.
  for (const line of lines) if (!documentOfLine(line)) await removeLine(db, line)
  await removeRow(db, id)
  await recordCampaign(context, name, did('delete'))
}

function changesOf(before: Campaign, after: Campaign): Changes {
  const columns = ['name', 'starts_at', 'ends_at', 'repeats', 'rank'] as const
  const changed = columns.filter((column) => before[column] !== after[column])
  return Object.fromEntries(
    changed.map((key) => [key, { before: before[key] ?? '', after: after[key] ?? '' }]),
  )
}

function requireOrder({ starts_at, ends_at }: Pick<Campaign, 'starts_at' | 'ends_at'>): void {
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at)
    throw invalid({ ends_at: [campaignMessages.endsFirst] })
}

function throwNameTaken(error: unknown): never {
  throw isTaken(error) ? invalid({ name: [campaignMessages.nameTaken] }) : error
}
