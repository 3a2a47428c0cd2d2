import { commentedField, commentMessages } from '#catalogue/content/commented-field.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { Json } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import type { CommentThread } from '#catalogue/wire/comments.ts'
import { keyOf } from '#domain/content/document.ts'
import { requireMayChange } from '#domain/content/scope/scope.ts'
import { loadTargetRevision, type TargetRevision } from '#domain/content/target-revision.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfComment } from '#domain/notices/notify-of-comment.ts'
import { invalid, Problem } from '#domain/problem.ts'
import {
  addComment,
  type CommentRow,
  changeComment,
  countOpenThreads,
  findComment,
  listAnswers,
} from '#store/comments/comments.ts'
import { type DocumentKey, documentKeyOf } from '#store/content/document-key.ts'
import { type DocumentState, findDocumentState } from '#store/content/document-states.ts'
import type { Tx } from '#store/tables.ts'
import { threadOf } from './comment-of.ts'
import { isWorkedOn } from './list-comments.ts'
import { findMentioned } from './mentions.ts'
import { requireThread } from './require-thread.ts'

interface WrittenComment {
  named: TargetRevision
  field: string
  text: string
  /** With a decision, which notifies the author itself: only people mentioned are notified. */
  remark?: { suggestion: Json | null }
}

/**
 * Starts a thread about a revision or one of its fields. Throws `Problem('not-found')`,
 * `Problem('invalid')` for an unknown field, and `Problem('conflict')` where no revision is open or
 * too many threads are.
 */
export async function writeComment(
  context: Context,
  { named, field, text, remark }: WrittenComment,
): Promise<CommentThread> {
  const { db } = context
  const { document } = await loadTargetRevision(db, named)
  const { declaration } = document
  await requireMayChange(context, document, 'comments.write')
  if (commentedField(declaration, field) === undefined) {
    throw invalid({ field: [commentMessages.noSuchField] })
  }
  const at = keyOf(document)
  const state = await requireWorkedOn(db, at)
  if ((await countOpenThreads(db, at)) >= limits.comments.threads) {
    throw new Problem('conflict', commentMessages.full)
  }
  const comment = { declaration, at, state, field, text, thread: null, remark }
  return saveComment(context, comment)
}

/** Answers in a thread; a resolved one is reopened. Throws as `writeComment` does. */
export async function answerComment(
  context: Context,
  threadId: number,
  text: string,
): Promise<CommentThread> {
  const { db } = context
  const { root, declaration } = await requireThread(db, threadId)
  const at = documentKeyOf(root)
  await requireMayChange(context, { declaration, ...at }, 'comments.write')
  const state = await requireWorkedOn(db, at)
  const answers = await listAnswers(db, [root.id])
  if (answers.length >= limits.comments.answers) {
    throw new Problem('conflict', commentMessages.full)
  }
  const { field } = root
  const comment = { declaration, at, state, field, text, thread: { root, answers } }
  if (root.resolved_at !== null) {
    await changeComment(db, root.id, { resolved_at: null, resolved_by: null })
  }
  return saveComment(context, comment)
}

async function requireWorkedOn(tx: Tx, at: DocumentKey): Promise<DocumentState> {
  const state = await findDocumentState(tx, at)
  if (!isWorkedOn(state)) throw new Problem('conflict', commentMessages.nothingOpen)
  return state
}

interface NewComment {
  declaration: Declaration
  at: DocumentKey
  state: DocumentState
  field: string
  text: string
  thread: { root: CommentRow; answers: readonly CommentRow[] } | null
  remark?: WrittenComment['remark']
}

async function saveComment(
  context: Context,
  { declaration, at, state, field, text, thread, remark }: NewComment,
): Promise<CommentThread> {
  const { db, actor, now } = context
  const mentioned = await findMentioned(db, text)
  const revisionId = state.shown_id ?? 0
  const commentId = await addComment(db, {
    subject: at.type,
    entry_id: at.entryId,
    language: at.language,
    revision_id: revisionId,
    field,
    thread_id: thread?.root.id ?? null,
    author_id: actor.id,
    author_name: actor.username,
    text,
    is_remark: remark ? 1 : 0,
    suggestion: remark && remark.suggestion !== null ? JSON.stringify(remark.suggestion) : null,
    mentions: JSON.stringify(mentioned.usernames),
    created_at: now,
  })
  const { title } = state
  const before = thread && [thread.root, ...thread.answers].map(({ author_id }) => author_id)
  const notice = {
    at,
    title,
    revisionId,
    commentId,
    text,
    mentioned: mentioned.ids,
    thread: before,
    isQuiet: remark !== undefined,
  }
  await notifyOfComment(context, notice)
  const written = await findComment(db, commentId)
  if (!written) throw new Error(`Comment ${commentId} has just been written`)
  if (!thread) return threadOf(context, declaration, written, [])
  const root = { ...thread.root, resolved_at: null, resolved_by: null }
  return threadOf(context, declaration, root, [...thread.answers, written])
}
