import { commentMessages } from '#catalogue/content/commented-field.ts'
import type { CommentThread } from '#catalogue/wire/comments.ts'
import { requireMayChange } from '#domain/content/scope/scope.ts'
import type { Context } from '#domain/context.ts'
import { notifyMentioned } from '#domain/notices/notify-of-comment.ts'
import { Problem } from '#domain/problem.ts'
import {
  type CommentRow,
  changeComment as changeRow,
  findComment,
  listAnswers,
} from '#store/comments/comments.ts'
import { documentKeyOf } from '#store/content/document-key.ts'
import { findDocumentState } from '#store/content/document-states.ts'
import { reviseNotices } from '#store/notices/notices.ts'
import { isEditable, threadOf } from './comment-of.ts'
import { findMentioned } from './mentions.ts'
import { requireComment, requireThread } from './require-thread.ts'

/**
 * Changes the text of an own comment, within `limits.comments.editable`. People who are mentioned
 * for the first time are notified. Throws `Problem('forbidden')` for another's,
 * `Problem('conflict')` for one that is too old or resolved.
 */
export async function changeComment(
  context: Context,
  id: number,
  text: string,
): Promise<CommentThread> {
  const { db, now } = context
  const row = await requireOwn(context, id)
  const before = new Set(JSON.parse(row.mentions) as string[])
  const { ids, usernames } = await findMentioned(db, text)
  const mentions = JSON.stringify(usernames)
  await changeRow(db, id, { text, mentions, edited_at: now })
  await reviseNotices(db, { aboutId: id, since: row.created_at }, text)
  const newlyMentioned = ids.filter((_, nth) => !before.has(usernames[nth] ?? ''))
  const { subject, entry_id, language } = row
  const title = (await findDocumentState(db, documentKeyOf(row)))?.title ?? ''
  const about = { subject, entry_id, language, title, about_id: id, text, count: 1 }
  await notifyMentioned(context, { ...about, mentioned: newlyMentioned })
  return loadThread(context, row.thread_id ?? row.id)
}

/**
 * Deletes the text of an own comment; its place in the thread stays. Throws as `changeComment`
 * does.
 */
export async function deleteComment(context: Context, id: number): Promise<CommentThread> {
  const { db, actor, now } = context
  const row = await requireOwn(context, id)
  await changeRow(db, id, { text: '', mentions: '[]', deleted_at: now })
  await reviseNotices(db, { aboutId: id, since: row.created_at }, null)
  const rootId = row.thread_id ?? row.id
  const thread = await loadThread(context, rootId)
  // A thread without texts needs no resolving.
  const isEmpty = thread.comments.every(({ deleted }) => deleted)
  if (!isEmpty || thread.resolved_at !== null) return thread
  await changeRow(db, rootId, { resolved_at: now, resolved_by: actor.username })
  return loadThread(context, rootId)
}

/** Resolves a thread, or reopens it. Throws `Problem('not-found')`. */
export async function resolveThread(
  context: Context,
  id: number,
  isResolved: boolean,
): Promise<CommentThread> {
  const { db, actor, now } = context
  const { root, declaration } = await requireThread(db, id)
  await requireMayChange(context, { declaration, ...documentKeyOf(root) }, 'comments.write')
  if (isResolved !== (root.resolved_at !== null)) {
    const [resolved_at, resolved_by] = isResolved ? [now, actor.username] : [null, null]
    await changeRow(db, id, { resolved_at, resolved_by })
  }
  return loadThread(context, id)
}

async function requireOwn(context: Context, id: number): Promise<CommentRow> {
  const { db, actor } = context
  const { row, declaration } = await requireComment(db, id)
  if (row.author_id !== actor.id) throw new Problem('forbidden', commentMessages.notYours)
  await requireMayChange(context, { declaration, ...documentKeyOf(row) }, 'comments.write')
  const root = row.thread_id === null ? row : await findComment(db, row.thread_id)
  if (!isEditable(context, row) || root?.resolved_at !== null) {
    throw new Problem('conflict', commentMessages.tooLate)
  }
  return row
}

async function loadThread(context: Context, id: number): Promise<CommentThread> {
  const { db } = context
  const { root, declaration } = await requireThread(db, id)
  return threadOf(context, declaration, root, await listAnswers(db, [id]))
}
