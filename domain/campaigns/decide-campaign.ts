import { limits } from '#catalogue/limits.ts'
import { campaignMessages } from '#catalogue/messages/campaign-messages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import { announceLines, listApprovedLines } from '#domain/content/publishing/announce-campaign.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { withinScopes } from '#domain/content/scope/scope.ts'
import type { TargetRevision } from '#domain/content/target-revision.ts'
import { decideTogether } from '#domain/content/transitions/decide-together.ts'
import { withdrawRevision } from '#domain/content/transitions/withdraw-revision.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfCampaign, notifyOfCampaignDecision } from '#domain/notices/notify-of-campaign.ts'
import { invalid, Problem } from '#domain/problem.ts'
import { type Campaign, changeCampaign as changeRow } from '#store/content/campaigns/campaigns.ts'
import { type Line, listLines } from '#store/content/campaigns/lines.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import { listWriters } from '#store/log/activity.ts'
import type { NoticeReader } from '#store/notices/readers.ts'
import type { Db } from '#store/tables.ts'
import { requireLocked } from './find-campaign.ts'
import { documentOfLine, lineName } from './line-document.ts'
import { requireRank } from './overlaps.ts'
import { did, recordCampaign } from './record-campaign.ts'
import { saveSpans } from './save-spans.ts'

/**
 * Submits all drafts of a campaign together. Throws `Problem('invalid')` where one lacks what publishing
 * needs, naming each, or where another campaign changes the same at the same time with the same rank;
 * `Problem('conflict')` where nothing waits to be submitted.
 */
export async function submitCampaign(context: Context, id: number): Promise<void> {
  const { db, actor, now } = context
  const campaign = await requireLocked(db, id)
  await requireRank(context, campaign)
  const drafts = await listOpenLines(db, id, 'draft')
  const isNew = campaign.state === 'draft' || campaign.state === 'rejected'
  // Single documents may have been submitted or approved before.
  if (drafts.length === 0 && !(isNew && (await hasOwn(db, id))))
    throw new Problem('conflict', campaignMessages.empty)
  const errors: FieldErrors = {}
  for (const line of drafts) {
    const document = documentOfLine(line)
    if (!document) continue
    const sent = { approval: 1, ...(line.source_id === null ? {} : { source_id: line.source_id }) }
    try {
      await saveContent(whole(context), { document, recordId: line.open_id, sent })
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      errors[pathOf(line)] = sentencesOf(line, problem)
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const submitted = { submitted_by: actor.id, submitted_at: now, remarks: null, updated_at: now }
  const state = campaign.state === 'approved' ? 'approved' : 'pending'
  await changeRow(db, id, { ...submitted, state })
  await recordCampaign(context, campaign.name, did('submit'))
  const ids = campaign.state === 'rejected' && campaign.decided_by ? [campaign.decided_by] : []
  const within = decidersOf(context, drafts)
  await notifyOfCampaign(context, { step: 'submit', campaign, ids, within })
}

/** Returns how an error names a document of a campaign: `documents.promotion/17@de`. */
function pathOf({ subject, entry_id, language }: Line): string {
  const entry = entry_id === 0 ? '' : `/${entry_id}`
  return `documents.${subject}${entry}${language === '' ? '' : `@${language}`}`
}

function sentencesOf(line: Line, { userMessage, details }: Problem): Message[] {
  const name = lineName(line) ?? ''
  const sentences = Object.values(details.errors ?? {}).flat()
  const all = sentences.length > 0 ? sentences : [userMessage]
  return all.map((message) => fill(campaignMessages.left, { name, message }))
}

/** What somebody has seen of a campaign who decides on it. */
interface SeenCampaign {
  /** The campaign's. */
  version?: number | undefined
  /** What was pending. */
  records?: readonly { record_id: number; version: number }[] | undefined
}

/**
 * Approves all that a campaign has submitted, as one: guests see it in the campaign's window. Throws
 * `Problem('conflict')` where nothing of it is pending, where its window is over, and where a document
 * cannot be approved (the actor's own work, or it has changed meanwhile): then nothing is.
 *
 * @param seen what the actor has seen of it; then anything else is a conflict
 * @returns `first` where somebody else has to approve some of it too; guests see none of it until then
 */
export async function approveCampaign(
  context: Context,
  id: number,
  seen: SeenCampaign = {},
): Promise<'approved' | 'first'> {
  const { db, actor, now } = context
  requireDecide(context)
  await lockPublications(db)
  const campaign = await requireLocked(db, id)
  if (campaign.ends_at !== null && campaign.ends_at <= now)
    throw new Problem('conflict', campaignMessages.isOver)
  await requireRank(context, campaign)
  const targets = targetsOf(await listOpenLines(db, id, 'pending'))
  requireSeen(campaign, targets, seen)
  const isSubmitted = campaign.state === 'pending' && (await hasOwn(db, id))
  if (targets.length === 0 && !isSubmitted)
    throw new Problem('conflict', campaignMessages.notPending)
  const deciding = new Set(targets.map(({ revisionId }) => revisionId))
  const approved = await listApprovedLines(db, id)
  // The others are published by their approval.
  const before = approved.filter(({ open_id }) => open_id === null || !deciding.has(open_id))
  const decided = await decideTogether(whole(context), {
    step: 'approve',
    targets,
    remarks: null,
    also: () => announceLines(context, before),
  })
  requireWhole(decided)
  // What somebody else has to approve too keeps all of it waiting.
  if (decided.left.length > 0) return 'first'
  await saveSpans(context, campaign)
  const change = { decided_by: actor.id, decided_at: now, remarks: null, updated_at: now }
  await changeRow(db, id, { ...change, state: 'approved' })
  await recordCampaign(context, campaign.name, did('approve'))
  await notifyWriters(context, campaign, { step: 'approve', targets, remarks: null })
  return 'approved'
}

/** Sends back all that a campaign has submitted, with remarks. Throws as `approveCampaign` does. */
export async function rejectCampaign(
  context: Context,
  id: number,
  remarks: string | null,
): Promise<void> {
  const { db, actor, now } = context
  requireDecide(context)
  await lockPublications(db)
  const campaign = await requireLocked(db, id)
  const targets = targetsOf(await requirePending(db, id))
  requireWhole(await decideTogether(whole(context), { step: 'reject', targets, remarks }))
  const change = { decided_by: actor.id, decided_at: now, remarks, updated_at: now }
  const state = campaign.state === 'approved' ? 'approved' : 'rejected'
  await changeRow(db, id, { ...change, state })
  await recordCampaign(context, campaign.name, did('reject'))
  await notifyWriters(context, campaign, { step: 'reject', targets, remarks })
}

/**
 * Takes back what the actor has submitted. Throws `Problem('forbidden')` for everybody but the
 * campaign's submitter.
 */
export async function withdrawCampaign(context: Context, id: number): Promise<void> {
  const { db, actor, now } = context
  const campaign = await requireLocked(db, id)
  const pending = await requirePending(db, id)
  if (campaign.submitted_by !== actor.id) throw new Problem('forbidden', campaignMessages.notYours)
  for (const target of targetsOf(pending)) await withdrawRevision(whole(context), target)
  const state = campaign.state === 'approved' ? 'approved' : 'draft'
  await changeRow(db, id, { state, submitted_by: null, submitted_at: null, updated_at: now })
  await recordCampaign(context, campaign.name, did('withdraw'))
  const within = decidersOf(context, pending)
  await notifyOfCampaign(context, { step: 'withdraw', campaign, ids: [], within })
}

/** Returns the context of a change that sends one notice for all documents. */
function whole(context: Context): Context {
  return { ...context, isWhole: true }
}

/** Returns a filter for those who may decide on all of some documents. */
function decidersOf(context: Context, lines: readonly Line[]) {
  const documents = lines.flatMap((line) => documentOfLine(line) ?? [])
  return (readers: NoticeReader[]) => withinScopes(context, documents, readers)
}

interface CampaignDecision {
  step: 'approve' | 'reject'
  targets: readonly TargetRevision[]
  remarks: string | null
}

async function notifyWriters(
  context: Context,
  campaign: Campaign,
  { step, targets, remarks }: CampaignDecision,
): Promise<void> {
  const revisions = targets.map(({ revisionId }) => revisionId)
  const writers = await listWriters(context.db, revisions)
  const ids = [...writers, ...(campaign.submitted_by === null ? [] : [campaign.submitted_by])]
  await notifyOfCampaignDecision(context, { step, campaign, remarks, ids })
}

/** Throws `Problem('conflict')` where the campaign or what is pending of it is not what was seen. */
function requireSeen(
  campaign: Campaign,
  targets: readonly TargetRevision[],
  { version = campaign.version, records }: SeenCampaign,
): void {
  const pending = new Set(targets.map(({ revisionId, version }) => `${revisionId} ${version}`))
  const known = records?.map((one) => `${one.record_id} ${one.version}`) ?? [...pending]
  if (version !== campaign.version || pending.symmetricDifference(new Set(known)).size > 0)
    throw new Problem('conflict', campaignMessages.changed)
}

function requireDecide({ actor }: Context): void {
  if (!may(actor.role, 'content.decide')) throw new Problem('forbidden', messages.forbidden)
}

async function requirePending(db: Db, campaign: number): Promise<OpenLine[]> {
  const pending = await listOpenLines(db, campaign, 'pending')
  if (targetsOf(pending).length === 0) throw new Problem('conflict', campaignMessages.notPending)
  return pending
}

/** Whether a campaign has a pending or an approved revision of its own. */
async function hasOwn(db: Db, campaign: number): Promise<boolean> {
  const pending = await listOpenLines(db, campaign, 'pending')
  return pending.length > 0 || (await listApprovedLines(db, campaign)).length > 0
}

function targetsOf(lines: readonly OpenLine[]): TargetRevision[] {
  return lines.flatMap((line) => {
    const entityType = documentOfLine(line)?.declaration.entityType
    const { open_id: revisionId, version } = line
    return entityType && revisionId !== null ? [{ entityType, revisionId, version }] : []
  })
}

function requireWhole({ left }: Awaited<ReturnType<typeof decideTogether>>): void {
  const fault = left.find(({ problem }) => problem.userMessage !== messages.approvedFirst)
  if (fault) throw fault.problem
}

type OpenLine = Line & { source_id: number | null }

async function listOpenLines(
  db: Db,
  campaign: number,
  state: 'draft' | 'pending',
): Promise<OpenLine[]> {
  const lines = await listLines(db, campaign, { limit: limits.campaigns.documents })
  const ids = lines.flatMap(({ open_id }) => open_id ?? [])
  const open = new Map((await listRevisionsByIds(db, ids)).map((one) => [one.id, one]))
  return lines.flatMap((line) => {
    const revision = open.get(line.open_id ?? 0)
    const { source_id = null, version = 0 } = revision ?? {}
    return revision?.state === state ? [{ ...line, source_id, version }] : []
  })
}
