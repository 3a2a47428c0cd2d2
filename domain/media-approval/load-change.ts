import { mediaFile } from '#catalogue/collections/media-file.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { stateCodes, stateNames } from '#catalogue/revision-state.ts'
import type { FileChange } from '#catalogue/wire/media.ts'
import type { Actor } from '#domain/actor.ts'
import { availableTransitions } from '#domain/content/available-transitions.ts'
import { listRejections } from '#domain/content/list-rejections.ts'
import { fileInWords } from '#domain/media/change/file-in-words.ts'
import { type DocumentState, findDocumentState } from '#store/content/document-states.ts'
import { findRevision } from '#store/content/revisions.ts'
import { listRevisionsWrittenBy } from '#store/log/activity.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'

const transitions = ['submit', 'withdraw', 'discard', 'decide'] as const

/** Returns the open or last rejected change of a file; null where there is none. */
export async function loadChange(
  db: Db,
  actor: Actor,
  mediaId: number,
): Promise<FileChange | null> {
  const state = await findDocumentState(db, {
    type: mediaFile.key,
    entryId: mediaId,
    language: '',
  })
  const id = state && currentId(state)
  const revision = id ? await findRevision(db, id) : undefined
  if (!state || !revision) return null
  const live = state.live_id === null ? undefined : await findRevision(db, state.live_id)
  const personId = revision.submitted_by ?? revision.author_id
  const author = (await listUsernames(db, [personId])).get(personId) ?? ''
  const isOwn = (await listRevisionsWrittenBy(db, [revision.id], actor.id)).size > 0
  const outside = actor.scope ? groupMessages.outside : null
  const current = { revision, isOwn, submittedBy: author, outside }
  const { can } = availableTransitions(mediaFile, actor, current)
  const isOwnDraft = revision.state === 'draft' && revision.author_id === actor.id
  return {
    entity_id: revision.id,
    version: revision.version,
    approval: stateCodes[revision.state],
    status_text: stateNames[revision.state],
    author,
    at: revision.submitted_at ?? revision.updated_at,
    rejection: (await listRejections(db, [state]))(state).rejection,
    differences: await fileInWords(db, live?.content ?? null, revision.content),
    can: transitions.filter(
      (step) => (can as string[]).includes(step) && (step !== 'submit' || isOwnDraft),
    ),
  }
}

function currentId({ open_id, shown_id, shown_state }: DocumentState): number | null {
  return open_id ?? (shown_state === 'rejected' ? shown_id : null)
}
