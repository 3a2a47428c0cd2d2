import { limits } from '#catalogue/limits.ts'
import { isOpen } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import type { CommentThread, Mentionable } from '#catalogue/wire/comments.ts'
import { keyOf } from '#domain/content/document.ts'
import { outsideScope } from '#domain/content/scope/scope.ts'
import { loadTargetRevision, type TargetRevision } from '#domain/content/target-revision.ts'
import type { ReadContext } from '#domain/context.ts'
import { listAnswers, listThreads } from '#store/comments/comments.ts'
import { type DocumentState, findDocumentState } from '#store/content/document-states.ts'
import { listMentionable } from '#store/people/mentionable.ts'
import type { Db } from '#store/tables.ts'
import { threadOf } from './comment-of.ts'

interface Threads {
  threads: CommentThread[]
  total: number
  canWrite: boolean
}

/** Returns a page of a document's threads, the newest first. Throws `Problem('not-found')`. */
export async function listComments(
  context: ReadContext,
  target: TargetRevision,
  page: { limit: number; offset: number },
): Promise<Threads> {
  const { db, actor } = context
  const { document } = await loadTargetRevision(db, target)
  const at = keyOf(document)
  const { threads, total } = await listThreads(db, at, page)
  const answers = Map.groupBy(
    await listAnswers(
      db,
      threads.map(({ id }) => id),
    ),
    ({ thread_id }) => thread_id,
  )
  const state = await findDocumentState(db, at)
  return {
    threads: threads.map((root) =>
      threadOf(context, document.declaration, root, answers.get(root.id) ?? []),
    ),
    total,
    canWrite:
      isWorkedOn(state) &&
      may(actor.role, 'comments.write') &&
      (await outsideScope(context, [document])).length === 0,
  }
}

/** Tells whether a document has an open or a rejected revision. */
export function isWorkedOn(state: DocumentState | undefined): state is DocumentState {
  const staffState = state?.shown_state ?? null
  return staffState !== null && (isOpen(staffState) || staffState === 'rejected')
}

/** Returns people who can be mentioned, by part of a name. */
export async function listCallable(db: Db, search: string): Promise<Mentionable[]> {
  const people = await listMentionable(db, search, limits.comments.offered)
  return people.map(({ username, first_name, last_name, role }) => {
    return { username, name: `${first_name} ${last_name}`.trim(), role }
  })
}
