import { declarationByKey } from '#catalogue/catalogue.ts'
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
import { holdKey } from '../natural-key.ts'
import { lockUpToDate } from '../publishing/apply-due-transitions.ts'
import { endLive, goLive, schedule, unschedule } from '../publishing/go-live.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { showRevisionById } from '../show-revision.ts'
import { submitterOf } from '../target-revision.ts'
import { shownAt } from '../timeline.ts'
import { addApproved } from './add-approved.ts'

interface Revert {
  /** Of the ledger: all that was published by one decision. */
  sequence: number
  remarks?: string | null
}

/** One row of the ledger with what stands at its place. */
interface Row {
  document: Document
  head: DocumentState
  publication: Publication
  former: Revision | undefined
}

/**
 * Takes back what one decision has published, in whole: what visitors saw before at each of its
 * places they see again, as a new version; where they saw nothing, nothing. What was to come is not
 * to come any more. It is published itself, so that it can be reverted too. Drafts stay as they are.
 *
 * Refuses: who may not decide (403); an unknown sequence (404); what was saved without approval,
 * what something newer has been published in place of since, and what came to its end since (409);
 * pictures that have been deleted since (422). Then nothing is changed anywhere.
 */
export async function revertPublication(
  context: Context,
  { sequence, remarks = null }: Revert,
): Promise<void> {
  const { db, actor } = context
  if (!may(actor.role, 'content.decide')) throw new Problem('forbidden', messages.forbidden)
  await lockPublications(db)
  const publications = await listSequence(db, sequence)
  if (publications.length === 0) throw new Problem('not-found', messages.noSuchRecord)
  const rows: Row[] = []
  for (const publication of publications) rows.push(await holdRow(context, publication))
  await publishAsOne(db, async () => {
    for (const row of rows) {
      const after = await revert(context, row, remarks)
      await saveDocumentState(db, row.document, { before: row.head, after })
    }
  })
}

async function holdRow(
  context: Pick<Context, 'db' | 'now'>,
  publication: Publication,
): Promise<Row> {
  const { db } = context
  const { subject, entry_id: entryId, language, cause, revision_id, former_id } = publication
  const declaration = declarationByKey(subject)
  // A direct change of a file: nobody approved it, and its former file is put back in the library.
  if (!declaration || cause === 'library') throw new Problem('conflict', messages.notRevertable)
  if (declaration.workflow === 'direct') throw new Problem('conflict', messages.undoInstead)
  const document = { declaration, entryId, language }
  const head = await lockUpToDate(context, document)
  const stands = cause === 'scheduled' ? head.scheduled_id : head.live_id
  if (stands !== revision_id) {
    const { label } = declaration
    throw new Problem('conflict', fill(messages.publishedSince, { label }))
  }
  const former = former_id === null ? undefined : await findRevision(db, former_id)
  return { document, head, publication, former }
}

async function revert(context: Context, row: Row, remarks: string | null) {
  const { db, now } = context
  const { document, head, publication, former } = row
  const isToCome = publication.cause === 'scheduled'
  const startsAt = former?.starts_at ?? null
  const canStand = !isToCome || (startsAt !== null && startsAt > now)
  if (!former || !canStand) {
    const after = isToCome
      ? await unschedule(context, { document, state: head, remarks })
      : await endLive(context, document, head, { step: 'takeOff', remarks })
    return showWhatIsLeft(context, document, after)
  }
  await checkFormer(context, document, former)
  const { starts_at, ends_at, archived, source_id } = former
  const { declaration } = document
  const content = (await inTodaysCurrency(db, [declaration]))(declaration, former)
  const kept = { starts_at, ends_at, archived, source_id }
  const author = await submitterOf(db, former)
  const approved = { content, step: 'revert', remarks, kept, author } as const
  const added = await addApproved(context, document, head, approved)
  const after =
    isToCome && startsAt !== null
      ? await schedule(context, {
          document,
          state: added.head,
          revision: {
            ...added.revision,
            starts_at: startsAt,
          },
        })
      : await goLive(context, {
          document,
          state: added.head,
          revision: added.revision,
          cause: 'decision',
        })
  return showWhatIsLeft(context, document, after)
}

/** Can it still be shown? Other entries that it refers to may have gone: pages leave them out. */
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
    // Its code may have gone on to another entry meanwhile.
    ...(await holdKey(db, document, former.content)),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** What is open or was rejected last stays what a card shows. */
function showWhatIsLeft(
  context: Pick<Context, 'db' | 'now'>,
  document: Document,
  head: DocumentState,
): Promise<DocumentState> {
  const { now } = context
  return showRevisionById(context, { document, state: head, id: shownAt(head, now) })
}
