import { titleOf } from '#catalogue/declaration.ts'
import { campaignMessages } from '#catalogue/messages/campaign-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import { type Document, keyOf } from '#domain/content/document.ts'
import { logTransition } from '#domain/content/log-transition.ts'
import { announceLines } from '#domain/content/publishing/announce-campaign.ts'
import { lockUpToDate } from '#domain/content/publishing/apply-due-transitions.ts'
import { goLive } from '#domain/content/publishing/go-live.ts'
import { saveDocumentState } from '#domain/content/publishing/save-document-state.ts'
import { requireMayChange } from '#domain/content/scope/scope.ts'
import { showToStaff } from '#domain/content/show-to-staff.ts'
import { submitterOf } from '#domain/content/target-revision.ts'
import { addApproved } from '#domain/content/transitions/add-approved.ts'
import type { Context } from '#domain/context.ts'
import { invalid, Problem } from '#domain/problem.ts'
import { changeCampaign as changeRow } from '#store/content/campaigns/campaigns.ts'
import { type Line, listLineStates, removeLine } from '#store/content/campaigns/lines.ts'
import { lockDocument } from '#store/content/document-states.ts'
import { lockPublications, publishAsOne } from '#store/content/ledger.ts'
import { changeRevision, expireRevision, findRevision } from '#store/content/revisions.ts'
import { requireLocked } from './find-campaign.ts'

interface Chosen {
  campaign: number
  /** Of the site; in the campaign they have a line. */
  documents: readonly Document[]
}

/**
 * Makes what a campaign has of some documents the site's, approved, and takes them out of the campaign.
 * All go live under one sequence of the ledger. Throws `Problem('forbidden')` for others than approvers,
 * `Problem('invalid')` for a document that is not part of the campaign or not approved in it.
 */
export async function keepDocuments(
  context: Context,
  { campaign, documents }: Chosen,
): Promise<void> {
  const { db, actor } = context
  if (!may(actor.role, 'content.decide')) throw new Problem('forbidden', messages.forbidden)
  await lockPublications(db)
  await requireLocked(db, campaign)
  const removed: Line[] = []
  await publishAsOne(db, async () => {
    for (const document of documents) removed.push(await keep(context, { document, campaign }))
  })
  await announceRemoved(context, removed)
  await changeRow(db, campaign, { updated_at: context.now })
}

async function keep(
  context: Context,
  { document, campaign }: { document: Document; campaign: number },
): Promise<Line> {
  const { db } = context
  await requireMayChange(context, document, 'content.decide')
  const before = await lockUpToDate(context, document)
  const line = await requireLine(context, document, campaign)
  const own = line.live_id === null ? undefined : await findRevision(db, line.live_id)
  if (own?.campaign !== campaign || line.open_id !== null)
    throw invalid({ documents: [campaignMessages.notApprovedYet] })
  await expireRevision(db, own.id)
  // First, so that what goes live is not carried into it.
  await removeLine(db, line)
  const { starts_at, ends_at, archived, source_id, author_id, submitted_by, submitted_at } = own
  const { state, revision } = await addApproved(context, document, before, {
    content: own.content,
    step: 'keep',
    remarks: null,
    author: await submitterOf(db, own),
    copied: { starts_at, ends_at, archived, source_id, author_id, submitted_by, submitted_at },
  })
  const others = { ...state, lines: before.lines - 1 }
  const live = await goLive(context, { document, state: others, revision, cause: 'decision' })
  const shown = live.open_id === null
  const after = shown ? await showToStaff(context, { document, state: live, revision }) : live
  await saveDocumentState(db, document, {
    before: { ...before, lines: others.lines },
    after,
    loaded: [revision],
  })
  return line
}

/** Says in the ledger that a campaign has nothing of some documents from now on. */
async function announceRemoved(context: Context, removed: readonly Line[]): Promise<void> {
  const lines = removed.map((line) => ({ ...line, live_id: null }))
  await publishAsOne(context.db, () => announceLines(context, lines))
}

/**
 * Takes some documents out of a campaign; what it had of them stays in the log. Throws
 * `Problem('forbidden')` for what is approved, where the actor is no approver, and `Problem('invalid')`
 * for a document that is not part of the campaign.
 */
export async function removeDocuments(
  context: Context,
  { campaign, documents }: Chosen,
): Promise<void> {
  const { db } = context
  await lockPublications(db)
  await requireLocked(db, campaign)
  const removed: Line[] = []
  for (const document of documents) {
    await lockDocument(db, keyOf(document))
    const line = await requireLine(context, document, campaign)
    if (await remove(context, document, line)) removed.push(line)
  }
  await announceRemoved(context, removed)
  await changeRow(db, campaign, { updated_at: context.now })
}

/** Returns whether guests may have seen it. */
async function remove(context: Context, document: Document, line: Line): Promise<boolean> {
  const { db, actor, now } = context
  const { campaign } = line
  const own = line.live_id === null ? undefined : await findRevision(db, line.live_id)
  const open = line.open_id === null ? undefined : await findRevision(db, line.open_id)
  const isApproved = own?.campaign === campaign
  const ability = isApproved ? 'content.decide' : document.declaration.ability
  await requireMayChange(context, document, ability)
  const inside = { ...document, campaign }
  for (const revision of [isApproved ? own : undefined, open]) {
    if (!revision) continue
    await logTransition(context, inside, {
      step: 'takeOut',
      from: revision.state,
      revisionId: revision.id,
      title: titleOf(document.declaration, revision.content),
      author: { name: actor.username, at: now },
    })
  }
  if (isApproved) await expireRevision(db, own.id)
  const version = line.version + 1
  if (open) await changeRevision(db, open, { state: 'expired', version, updated_at: now })
  await removeLine(db, line)
  return isApproved
}

async function requireLine(
  { db }: Pick<Context, 'db'>,
  document: Document,
  campaign: number,
): Promise<Line> {
  const [line] = await listLineStates(db, [{ ...keyOf(document), campaign }])
  if (!line) throw invalid({ documents: [campaignMessages.notInCampaign] })
  return line
}
