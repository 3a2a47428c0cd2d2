import { declarationByKey } from '#catalogue/catalogue.ts'
import { type Declaration, emptyContent } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Transition } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import type { EntryStatus, LogDetail } from '#catalogue/wire.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { documentKeyOf, documentName, staffKeyOf } from '#store/content/document-key.ts'
import { type DocumentState, findDocumentState } from '#store/content/document-states.ts'
import {
  findLiveBefore,
  findPublicationByRevision,
  findReplacingPublication,
} from '#store/content/ledger.ts'
import { findRevision, findRevisionBefore, type Revision } from '#store/content/revisions.ts'
import { type Activity, findActivity } from '#store/log/activity.ts'
import { listDocumentLines } from '#store/log/list-entry-lines.ts'
import type { Db } from '#store/tables.ts'
import { differencesOf } from '../differences-of.ts'
import { loadScheduled } from '../load-scheduled.ts'
import { outsideScope } from '../scope/scope.ts'
import { inTodaysCurrency } from './in-todays-currency.ts'
import { toLogEntry } from './list-log.ts'
import { lookUpForChanges } from './look-up-entries.ts'

/** Log lines that are searched for other versions. */
const mostLines = 200

/**
 * Returns a line of the log with what its transition changed field by field and what this person
 * may do about it. Throws `Problem('not-found')`.
 * @param since another revision of its document: the changes are those between the two
 */
export async function loadLogLine(
  context: ReadContext,
  id: number,
  since?: number,
): Promise<LogDetail> {
  const { db } = context
  const line = await findActivity(db, id)
  const declaration = line && declarationByKey(line.subject)
  const revision = line && (await findRevision(db, line.revision_id))
  if (!line || !declaration || !revision) throw new Problem('not-found', messages.noSuchRecord)
  const changed =
    since === undefined
      ? await findChanged(db, line, revision)
      : await findBetween(db, line, revision, since)
  const state = await findDocumentState(db, staffKeyOf(line))
  const document = { declaration, ...staffKeyOf(line) }
  const isOutside = (await outsideScope(context, [document])).length > 0
  const isClosed = revision.state === 'expired' || revision.state === 'rejected'
  return {
    ...toLogEntry(line, false),
    differences: await loadDifferences(context, declaration, changed),
    versions: await listVersions(db, line, since),
    standing: { before: windowStatusOf(changed.before), after: windowStatusOf(changed.after) },
    can_restore:
      declaration.workflow === 'approval' && isClosed && state?.open_id === null && !isOutside,
    scheduled: await loadScheduled(context, declaration, state),
    revert: await findRevert(context, { declaration, line, state }),
    undo: await findUndo(context, { declaration, line, state }),
  }
}

/**
 * Returns what an undo would change, against what is live now: newer saves may have followed the
 * line.
 */
async function findUndo(
  context: ReadContext,
  {
    declaration,
    line,
    state,
  }: { declaration: Declaration; line: Activity; state: DocumentState | undefined },
): Promise<LogDetail['undo']> {
  const { db, actor } = context
  const isSave = line.step === 'publish' || line.step === 'undo'
  const mayUndo = may(actor.role, declaration.ability) && !actor.scope
  const id = isSave && mayUndo ? state?.live_id : null
  const now = typeof id === 'number' ? await findRevision(db, id) : undefined
  const former = now && (await findRevisionBefore(db, documentKeyOf(line), line.revision_id))
  if (!former) return null
  const differences = await loadDifferences(context, declaration, { before: now, after: former })
  return { version: now.version, differences }
}

async function loadDifferences(
  context: ReadContext,
  declaration: Declaration,
  { before, after }: Changed,
) {
  const { db } = context
  const contentOf = await inTodaysCurrency(db, [declaration])
  const was = before ? contentOf(declaration, before) : null
  const is = after ? contentOf(declaration, after) : emptyContent(declaration)
  const contents = [...(was ? [was] : []), is].map((content) => ({ declaration, content }))
  const media = await lookUpForChanges(context, contents)
  return differencesOf(db, declaration, { before: was, after: is, media })
}

function windowStatusOf(revision: Revision | undefined): EntryStatus | null {
  if (!revision) return null
  const { starts_at, ends_at, archived } = revision
  return { starts_at, ends_at, archived: archived === 1 }
}

/** Transitions by which a revision is published that an approver can revert. */
const published = new Set<Transition>([
  'approve',
  'approvePart',
  'publishAtOnce',
  'publishUrgent',
  'revert',
])

/**
 * Returns which publication can be reverted from this line: the one that made its revision live or
 * scheduled.
 */
async function findRevert(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  {
    declaration: { workflow },
    line,
    state,
  }: { declaration: Declaration; line: Activity; state: DocumentState | undefined },
): Promise<LogDetail['revert']> {
  const mayRevert = may(actor.role, 'content.decide') && !actor.scope
  if (!published.has(line.step) || workflow === 'direct' || !mayRevert) return null
  const isCurrent = state?.live_id === line.revision_id || state?.scheduled_id === line.revision_id
  const publication = isCurrent ? await findPublicationByRevision(db, line.revision_id) : undefined
  return publication?.campaign === null ? { sequence: publication.sequence } : null
}

/** The revisions before and after a transition. */
interface Changed {
  before: Revision | undefined
  after: Revision | undefined
}

/** Transitions by which what guests see, or would have seen, ends. */
const endings = new Set<Transition>(['end', 'takeOff', 'unschedule'])

/**
 * Returns what a line changed. A save is compared with its base; a replaced revision with its
 * successor; every other transition with what was live then.
 */
async function findChanged(db: Db, line: Activity, revision: Revision): Promise<Changed> {
  if (endings.has(line.step)) return { before: revision, after: undefined }
  if (line.step === 'replace') {
    const next = await findReplacingPublication(db, documentKeyOf(line), revision.id)
    return { before: revision, after: await find(db, next?.revision_id) }
  }
  if (line.step === 'save') return { before: await find(db, revision.base_id), after: revision }
  const moment = { at: line.at, revisionId: revision.id }
  const seen = await findLiveBefore(db, documentKeyOf(line), moment)
  return { before: await find(db, seen), after: revision }
}

/** Returns two revisions of a document, the older first. */
async function findBetween(
  db: Db,
  line: Activity,
  revision: Revision,
  since: number,
): Promise<Changed> {
  const other = await findRevision(db, since)
  if (!other || documentName(documentKeyOf(other)) !== documentName(documentKeyOf(line)))
    throw new Problem('not-found', messages.noSuchRecord)
  return other.id < revision.id
    ? { before: other, after: revision }
    : { before: revision, after: other }
}

/**
 * Returns the document's other revisions in its newest 200 log lines, newest first.
 * @param since the only one to return
 */
async function listVersions(
  db: Db,
  line: Activity,
  since: number | undefined,
): Promise<LogDetail['versions']> {
  const lines = await listDocumentLines(db, documentKeyOf(line), {
    limit: since === undefined ? mostLines : 1,
    revisionId: since,
  })
  const newest = new Map<number, Activity>()
  for (const one of lines) if (!newest.has(one.revision_id)) newest.set(one.revision_id, one)
  newest.delete(line.revision_id)
  return [...newest.values()]
    .toSorted((one, other) => other.revision_id - one.revision_id)
    .map((one) => toLogEntry(one, false))
    .map(({ entity_id, author, created_at, status }) => ({
      entity_id,
      author,
      created_at,
      status,
    }))
}

async function find(db: Db, id: number | null | undefined): Promise<Revision | undefined> {
  return typeof id === 'number' ? findRevision(db, id) : undefined
}
