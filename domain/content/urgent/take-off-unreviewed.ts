import type { Context } from '#domain/context.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { findRevision } from '#store/content/revisions.ts'
import type { Document } from '../document.ts'
import { unpublish } from '../publishing/go-live.ts'
import { isUnreviewed } from './urgent-terms.ts'

/** Takes off the site what guests see of a rejected notice that was published before its approval. */
export async function takeOffUnreviewed(
  context: Context,
  document: Document,
  state: DocumentState,
): Promise<DocumentState> {
  const { live_id } = state
  const live = live_id === null ? undefined : await findRevision(context.db, live_id)
  if (!live || !isUnreviewed(live)) return state
  return unpublish(context, { document, state, step: 'takeOff' })
}
