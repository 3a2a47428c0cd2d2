import type { Transition } from '#catalogue/revision-state.ts'
import { documentKeyOf } from '#store/content/document-key.ts'
import { findLiveBefore, findPublicationAfter } from '#store/content/ledger.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import type { Activity } from '#store/log/activity.ts'
import type { Db } from '#store/tables.ts'

/** What stood before a step and what stands after it; undefined: nothing. */
export interface Changed {
  before: Revision | undefined
  after: Revision | undefined
}

/** Steps by which what visitors see, or would have seen, goes. */
const leaving = new Set<Transition>(['end', 'takeOff', 'unschedule'])

/**
 * What a line of the log has changed. A save is seen against what it was started from; what was
 * replaced against what came in its place; every other step against what visitors saw at that time.
 */
export async function findChanged(db: Db, line: Activity, revision: Revision): Promise<Changed> {
  if (leaving.has(line.step)) return { before: revision, after: undefined }
  if (line.step === 'replace') {
    const next = await findPublicationAfter(db, documentKeyOf(line), revision.id)
    return { before: revision, after: await find(db, next?.revision_id) }
  }
  if (line.step === 'save') return { before: await find(db, revision.base_id), after: revision }
  const moment = { at: line.at, revisionId: revision.id }
  const seen = await findLiveBefore(db, documentKeyOf(line), moment)
  return { before: await find(db, seen), after: revision }
}

async function find(db: Db, id: number | null | undefined): Promise<Revision | undefined> {
  return typeof id === 'number' ? findRevision(db, id) : undefined
}
