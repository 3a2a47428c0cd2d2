import { declarationByKey } from '#catalogue/catalogue.ts'
import { picturesOf } from '#catalogue/content/content-answer.ts'
import { type Declaration, emptyContent } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { EntryStatus, LogDetail } from '#catalogue/wire.ts'
import type { ReadContext } from '#domain/context.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import { Problem } from '#domain/problem.ts'
import { documentKeyOf } from '#store/content/document-key.ts'
import { type DocumentState, findDocumentState } from '#store/content/document-states.ts'
import { findPublicationOf } from '#store/content/ledger.ts'
import { findRevision, findRevisionBefore, type Revision } from '#store/content/revisions.ts'
import { type Activity, findActivity } from '#store/log/activity.ts'
import type { Db } from '#store/tables.ts'
import { differencesOf } from '../differences-of.ts'
import { loadScheduled } from '../load-scheduled.ts'
import { withCurrency } from '../with-currency.ts'
import { type Changed, findChanged } from './find-changed.ts'
import { inTodaysCurrency } from './in-todays-currency.ts'
import { toLogEntry } from './list-log.ts'

/**
 * A line of the log, and field by field what its step changed (`findChanged`), with what this person
 * may do about it. Refuses an unknown line (404).
 */
export async function loadLogLine(context: ReadContext, id: number): Promise<LogDetail> {
  const { db } = context
  const line = await findActivity(db, id)
  const declaration = line && declarationByKey(line.subject)
  const revision = line && (await findRevision(db, line.revision_id))
  if (!line || !declaration || !revision) throw new Problem('not-found', messages.noSuchRecord)
  const changed = await findChanged(db, line, revision)
  const head = await findDocumentState(db, documentKeyOf(line))
  const isFormer = revision.state === 'expired' || revision.state === 'rejected'
  return {
    ...toLogEntry(line, false),
    differences: await loadDifferences(db, declaration, changed),
    standing: { before: standingOf(changed.before), after: standingOf(changed.after) },
    can_restore: declaration.workflow === 'approval' && isFormer && head?.open_id === null,
    scheduled: await loadScheduled(context, declaration, head),
    revert: await findRevert(context, { declaration, line, state: head }),
    undo: await findUndo(context, { declaration, line, state: head }),
  }
}

/** What would stand again, against what stands now: newer saves may have followed the line. */
async function findUndo(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  {
    declaration,
    line,
    state: head,
  }: { declaration: Declaration; line: Activity; state: DocumentState | undefined },
): Promise<LogDetail['undo']> {
  const isSave = line.step === 'publish' || line.step === 'undo'
  const id = isSave && may(actor.role, declaration.ability) ? head?.live_id : null
  const now = typeof id === 'number' ? await findRevision(db, id) : undefined
  const former = now && (await findRevisionBefore(db, documentKeyOf(line), line.revision_id))
  if (!former) return null
  const differences = await loadDifferences(db, declaration, { before: now, after: former })
  return { version: now.version, differences }
}

async function loadDifferences(db: Db, declaration: Declaration, { before, after }: Changed) {
  const contentOf = await inTodaysCurrency(db, [declaration])
  const was = before ? contentOf(declaration, before) : null
  const is = after ? contentOf(declaration, after) : emptyContent(declaration)
  const pictures = [...(was ? picturesOf(declaration, was) : []), ...picturesOf(declaration, is)]
  const media = await withCurrency(db, [declaration], await lookUpMedia(db, pictures))
  return differencesOf(db, declaration, { before: was, after: is, media })
}

function standingOf(revision: Revision | undefined): EntryStatus | null {
  if (!revision) return null
  const { starts_at, ends_at, archived } = revision
  return { starts_at, ends_at, archived: archived === 1 }
}

/** Which publication can be taken back from this line: the one by which its record stands now. */
async function findRevert(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  {
    declaration: { workflow },
    line,
    state: head,
  }: { declaration: Declaration; line: Activity; state: DocumentState | undefined },
): Promise<LogDetail['revert']> {
  const isDecision = line.step === 'approve' || line.step === 'revert'
  if (!isDecision || workflow === 'direct' || !may(actor.role, 'content.decide')) return null
  const stands = head?.live_id === line.revision_id || head?.scheduled_id === line.revision_id
  const publication = stands ? await findPublicationOf(db, line.revision_id) : undefined
  return publication ? { sequence: publication.sequence } : null
}
