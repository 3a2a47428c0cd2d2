import { mediaFile } from '#catalogue/collections/media-file.ts'
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

const offered = ['submit', 'withdraw', 'discard', 'decide'] as const

/** Returns the open change of a file, or the one that was rejected last; null where there is none. */
export async function loadChange(
  db: Db,
  actor: Actor,
  mediaId: number,
): Promise<FileChange | null> {
  const head = await findDocumentState(db, {
    type: mediaFile.key,
    entryId: mediaId,
    language: '',
  })
  const id = head && workedOn(head)
  const revision = id ? await findRevision(db, id) : undefined
  if (!head || !revision) return null
  const live = head.live_id === null ? undefined : await findRevision(db, head.live_id)
  const who = revision.submitted_by ?? revision.author_id
  const author = (await listUsernames(db, [who])).get(who) ?? ''
  const isOwn = (await listRevisionsWrittenBy(db, [revision.id], actor.id)).size > 0
  const { can } = availableTransitions(mediaFile, actor, { revision, isOwn, submittedBy: author })
  const isTheirs = revision.state === 'draft' && revision.author_id === actor.id
  return {
    entity_id: revision.id,
    version: revision.version,
    approval: stateCodes[revision.state],
    status_text: stateNames[revision.state],
    author,
    at: revision.submitted_at ?? revision.updated_at,
    rejection: (await listRejections(db, [head]))(head).rejection,
    differences: await fileInWords(db, live?.content ?? null, revision.content),
    can: offered.filter(
      (step) => (can as string[]).includes(step) && (step !== 'submit' || isTheirs),
    ),
  }
}

function workedOn({ open_id, shown_id, shown_state }: DocumentState): number | null {
  return open_id ?? (shown_state === 'rejected' ? shown_id : null)
}
