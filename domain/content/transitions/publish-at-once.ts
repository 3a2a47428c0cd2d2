import { compare } from '#catalogue/change/compare.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { Context } from '#domain/context.ts'
import { type DocumentState, lockDocument } from '#store/content/document-states.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { findLiveRevision, findRevision, type Revision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { type Document, keyOf, sectionDocument } from '../document.ts'
import { lockUpToDate } from '../publishing/apply-due-transitions.ts'
import { goLive } from '../publishing/go-live.ts'
import { changesWindow } from '../scope/local-fields.ts'
import { showToStaff } from '../show-to-staff.ts'
import { applyTransition } from './apply-transition.ts'

/** A document to save, locked. */
export interface LockedDocument {
  state: DocumentState
  /** The fields whose changes the settings publish without approval (contract section 11). */
  atOnce: readonly string[]
}

/** Locks a document to save or submit it. What is part of an import is decided on together. */
export async function lockToSave(
  context: Pick<Context, 'db' | 'now' | 'batch'>,
  document: Document,
  { isSubmitting }: { isSubmitting: boolean },
): Promise<LockedDocument> {
  const { db } = context
  const atOnce = isSubmitting && !context.batch ? await loadAtOnce(db, document) : []
  if (atOnce.length === 0) return { state: await lockDocument(db, keyOf(document)), atOnce }
  await lockPublications(db)
  return { state: await lockUpToDate(context, document), atOnce }
}

/** Returns the keys of the fields of an entry whose changes need no approval. */
export async function loadAtOnce(
  db: Db,
  { declaration, language, campaign }: Document,
): Promise<string[]> {
  const { grouping } = declaration
  if (!grouping || language !== '' || campaign !== undefined) return []
  const live = await findLiveRevision(db, keyOf(sectionDocument(settings)))
  const chosen = live?.content.values.at_once
  return grouping.localFields.filter((key) => Array.isArray(chosen) && chosen.includes(key))
}

/**
 * Returns whether a draft differs from what guests see in fields alone that need no approval. A
 * scheduled revision would take the change back at its start: then an approver decides.
 */
export async function needsNoApproval(
  { db }: Pick<Context, 'db'>,
  { declaration }: Document,
  { state, atOnce }: LockedDocument,
  draft: Pick<Revision, 'content' | 'archived' | 'starts_at' | 'ends_at'>,
): Promise<boolean> {
  if (atOnce.length === 0 || state.live_id === null || state.scheduled_id !== null) return false
  const live = await findRevision(db, state.live_id)
  if (!live || changesWindow(draft, live)) return false
  const changes = compare(declaration, live.content, draft.content)
  return (
    changes.length > 0 && changes.every(({ field }) => field !== null && atOnce.includes(field))
  )
}

/** Publishes a draft that needs no approval; the ledger is locked. */
export async function publishAtOnce(
  context: Context,
  document: Document,
  state: DocumentState,
  draft: Pick<Revision, 'id' | 'version' | 'content' | 'batch'>,
): Promise<DocumentState> {
  const { db, actor, now } = context
  const { state: counted } = await applyTransition(context, {
    document,
    state,
    revision: { ...draft, state: 'draft' },
    step: 'publishAtOnce',
    change: { submitted_by: actor.id, submitted_at: now, decided_by: actor.id, decided_at: now },
    author: { name: actor.username, at: now },
  })
  const revision = await findRevision(db, draft.id)
  if (!revision) throw new Error(`Revision ${draft.id} has just been written`)
  const closed = { ...counted, open_id: null, rejection_id: null }
  const live = await goLive(context, { document, state: closed, revision, cause: 'decision' })
  return showToStaff(context, { document, state: live, revision, before: draft.content })
}
