import { declarationByKey } from '#catalogue/catalogue.ts'
import { campaignMessages } from '#catalogue/messages/campaign-messages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { Context } from '#domain/context.ts'
import { invalid, Problem } from '#domain/problem.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import {
  listSequence,
  lockPublications,
  type Publication,
  publishAsOne,
} from '#store/content/ledger.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import { checkReferences } from '../check-references.ts'
import type { Document } from '../document.ts'
import { inTodaysCurrency } from '../lists/in-todays-currency.ts'
import { reserveKey } from '../natural-key.ts'
import { lockUpToDate } from '../publishing/apply-due-transitions.ts'
import { goLive, schedule, unpublish, unschedule } from '../publishing/go-live.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { showToStaffById } from '../show-to-staff.ts'
import { submitterOf } from '../target-revision.ts'
import { staffRevisionAt } from '../timeline.ts'
import { addApproved } from './add-approved.ts'

interface Revert {
  /** Of the ledger: everything that one decision published. */
  sequence: number
  remarks?: string | null
}

/** A row of the ledger with the present state of its document. */
interface Row {
  document: Document
  state: DocumentState
  publication: Publication
  former: Revision | undefined
}

/**
 * Reverts everything that one decision published: each document shows as a new version what guests
 * saw before, or nothing; what was scheduled is unscheduled. Drafts stay. The revert is itself a
 * publication and can be reverted.
 *
 * Throws `Problem('forbidden')` without permission to decide, `Problem('not-found')` for an unknown
 * sequence, `Problem('conflict')` for a direct save, a later publication or a window that has
 * ended, and `Problem('invalid')` for deleted pictures. Then nothing is changed.
 */
export async function revertPublication(
  context: Context,
  { sequence, remarks = null }: Revert,
): Promise<void> {
  const { db, actor } = context
  if (!may(actor.role, 'content.decide')) throw new Problem('forbidden', messages.forbidden)
  await lockPublications(db)
  const all = await listSequence(db, sequence)
  if (all.length === 0) throw new Problem('not-found', messages.noSuchRecord)
  // What was carried into campaigns with it is carried back.
  const publications = all.filter(({ campaign }) => campaign === null)
  if (publications.length === 0) throw new Problem('conflict', campaignMessages.ofCampaign)
  const rows: Row[] = []
  for (const publication of publications) rows.push(await lockRow(context, publication))
  await publishAsOne(db, async () => {
    for (const row of rows) {
      const after = await revert(context, row, remarks)
      await saveDocumentState(db, row.document, { before: row.state, after })
    }
  })
}

async function lockRow(
  context: Pick<Context, 'db' | 'now'>,
  publication: Publication,
): Promise<Row> {
  const { db } = context
  const { subject, entry_id: entryId, language, cause, revision_id, former_id } = publication
  const declaration = declarationByKey(subject)
  // A direct change of a file was not approved; the library restores its former file.
  if (!declaration || cause === 'library') throw new Problem('conflict', messages.notRevertable)
  if (declaration.workflow === 'direct') throw new Problem('conflict', messages.undoInstead)
  const document = { declaration, entryId, language }
  const state = await lockUpToDate(context, document)
  const current = cause === 'scheduled' ? state.scheduled_id : state.live_id
  if (current !== revision_id) {
    const { label } = declaration
    throw new Problem('conflict', fill(messages.publishedSince, { label }))
  }
  const former = former_id === null ? undefined : await findRevision(db, former_id)
  return { document, state, publication, former }
}

async function revert(context: Context, row: Row, remarks: string | null) {
  const { db, now } = context
  const { document, state, publication, former } = row
  const isScheduled = publication.cause === 'scheduled'
  const startsAt = former?.starts_at ?? null
  const canReturn = !isScheduled || (startsAt !== null && startsAt > now)
  if (!former || !canReturn) {
    const after = isScheduled
      ? await unschedule(context, { document, state, remarks })
      : await unpublish(context, { document, state, step: 'takeOff', remarks })
    return showRemaining(context, document, after)
  }
  await checkFormer(context, document, former)
  const { starts_at, ends_at, archived, source_id } = former
  const { declaration } = document
  const content = (await inTodaysCurrency(db, [declaration]))(declaration, former)
  const copied = { starts_at, ends_at, archived, source_id }
  const author = await submitterOf(db, former)
  const revision = { content, step: 'revert', remarks, copied, author } as const
  const added = await addApproved(context, document, state, revision)
  const after =
    isScheduled && startsAt !== null
      ? await schedule(context, {
          document,
          state: added.state,
          revision: {
            ...added.revision,
            starts_at: startsAt,
          },
        })
      : await goLive(context, {
          document,
          state: added.state,
          revision: added.revision,
          cause: 'decision',
        })
  return showRemaining(context, document, after)
}

/**
 * Throws when a former revision cannot be shown again. Entries that it refers to may be gone: pages
 * leave them out.
 */
async function checkFormer(
  context: Pick<Context, 'db' | 'now'>,
  document: Document,
  former: Revision,
) {
  const { db, now } = context
  if (former.ends_at !== null && former.ends_at <= now) {
    throw new Problem('conflict', messages.formerIsOver)
  }
  const { declaration } = document
  const errors = {
    ...(await checkReferences(context, {
      declaration,
      content: former.content,
      former: former.content,
    })),
    // Another entry may have its code by now.
    ...(await reserveKey(db, document, former.content)),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Shows the open or last rejected revision on the card, else what is live. */
function showRemaining(
  context: Pick<Context, 'db' | 'now'>,
  document: Document,
  state: DocumentState,
): Promise<DocumentState> {
  const { now } = context
  return showToStaffById(context, { document, state, id: staffRevisionAt(state, now) })
}
