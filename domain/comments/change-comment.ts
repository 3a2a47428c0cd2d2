import { commentMessages } from '#catalogue/content/commented-field.ts'
import type { CommentThread } from '#catalogue/wire/comments.ts'
import type { Context } from '#domain/context.ts'
import { notifyMentioned } from '#domain/notify/notify-of-comment.ts'
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
 * Says something else in a comment of one's own, for as long as `limits.comments.editable`. Who is
 * mentioned for the first time is told. Refuses another's (403), and what is too old or settled (409).
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
  const mentioned = ids.filter((_, nth) => !before.has(usernames[nth] ?? ''))
  const { subject, entry_id, language } = row
  const title = (await findDocumentState(db, documentKeyOf(row)))?.title ?? ''
  const about = { subject, entry_id, language, title, about_id: id, text, count: 1 }
  await notifyMentioned(context, { ...about, mentioned })
  return loadThread(context, row.thread_id ?? row.id)
}

/** Takes a comment of one's own back: its text is gone, its line stays. Refuses as `changeComment`. */
export async function deleteComment(context: Context, id: number): Promise<CommentThread> {
  const { db, actor, now } = context
  const row = await requireOwn(context, id)
  await changeRow(db, id, { text: '', mentions: '[]', deleted_at: now })
  await reviseNotices(db, { aboutId: id, since: row.created_at }, null)
  const rootId = row.thread_id ?? row.id
  const left = await loadThread(context, rootId)
  // Where nothing is said any more there is nothing to settle.
  const isEmpty = left.comments.every(({ deleted }) => deleted)
  if (!isEmpty || left.resolved_at !== null) return left
  await changeRow(db, rootId, { resolved_at: now, resolved_by: actor.username })
  return loadThread(context, rootId)
}

/** Settles a thread, or opens it again: whoever may write may do so. Refuses what there is not (404). */
export async function resolveThread(
  context: Context,
  id: number,
  isResolved: boolean,
): Promise<CommentThread> {
  const { db, actor, now } = context
  const { root } = await requireThread(db, id)
  if (isResolved !== (root.resolved_at !== null)) {
    const [resolved_at, resolved_by] = isResolved ? [now, actor.username] : [null, null]
    await changeRow(db, id, { resolved_at, resolved_by })
  }
  return loadThread(context, id)
}

async function requireOwn(context: Context, id: number): Promise<CommentRow> {
  const { db, actor } = context
  const { row } = await requireComment(db, id)
  if (row.author_id !== actor.id) throw new Problem('forbidden', commentMessages.notYours)
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
