import { commentMessages } from '#catalogue/content/commented-field.ts'
import type { CommentThread } from '#catalogue/wire/comments.ts'
import type { Actor } from '#domain/actor.ts'
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
import type { Tx } from '#store/tables.ts'
import { isEditable, threadOf } from './comment-of.ts'
import { findMentioned } from './mentions.ts'
import { requireComment, requireThread } from './require-thread.ts'

/**
 * Says something else in a comment of one's own, for as long as `limits.comments.editable`. Who is
 * called for the first time is told. Refuses another's (403), and what is too old or settled (409).
 */
export async function changeComment(
  tx: Tx,
  actor: Actor,
  now: string,
  id: number,
  text: string,
): Promise<CommentThread> {
  const row = await requireOwn(tx, actor, now, id)
  const before = new Set(JSON.parse(row.mentions) as string[])
  const { ids, usernames } = await findMentioned(tx, text)
  const mentions = JSON.stringify(usernames)
  await changeRow(tx, id, { text, mentions, edited_at: now })
  await reviseNotices(tx, { aboutId: id, since: row.created_at }, text)
  const called = ids.filter((_, nth) => !before.has(usernames[nth] ?? ''))
  const { subject, entry_id, language } = row
  const title = (await findDocumentState(tx, documentKeyOf(row)))?.title ?? ''
  const about = { subject, entry_id, language, title, about_id: id, text, count: 1 }
  await notifyMentioned(tx, actor, now, { ...about, called })
  return loadThread(tx, actor, now, row.thread_id ?? row.id)
}

/** Takes a comment of one's own back: its text is gone, its line stays. Refuses as `changeComment`. */
export async function deleteComment(
  tx: Tx,
  actor: Actor,
  now: string,
  id: number,
): Promise<CommentThread> {
  const row = await requireOwn(tx, actor, now, id)
  await changeRow(tx, id, { text: '', mentions: '[]', deleted_at: now })
  await reviseNotices(tx, { aboutId: id, since: row.created_at }, null)
  const rootId = row.thread_id ?? row.id
  const left = await loadThread(tx, actor, now, rootId)
  // Where nothing is said any more there is nothing to settle.
  const isEmpty = left.comments.every(({ deleted }) => deleted)
  if (!isEmpty || left.resolved_at !== null) return left
  await changeRow(tx, rootId, { resolved_at: now, resolved_by: actor.username })
  return loadThread(tx, actor, now, rootId)
}

/** Settles a thread, or opens it again: whoever may write may do so. Refuses what there is not (404). */
export async function resolveThread(
  tx: Tx,
  actor: Actor,
  now: string,
  id: number,
  isResolved: boolean,
): Promise<CommentThread> {
  const { root } = await requireThread(tx, id)
  if (isResolved !== (root.resolved_at !== null)) {
    const [resolved_at, resolved_by] = isResolved ? [now, actor.username] : [null, null]
    await changeRow(tx, id, { resolved_at, resolved_by })
  }
  return loadThread(tx, actor, now, id)
}

async function requireOwn(tx: Tx, actor: Actor, now: string, id: number): Promise<CommentRow> {
  const { row } = await requireComment(tx, id)
  if (row.author_id !== actor.id) throw new Problem('forbidden', commentMessages.notYours)
  const root = row.thread_id === null ? row : await findComment(tx, row.thread_id)
  if (!isEditable(row, actor, now) || root?.resolved_at !== null) {
    throw new Problem('conflict', commentMessages.tooLate)
  }
  return row
}

async function loadThread(tx: Tx, actor: Actor, now: string, id: number): Promise<CommentThread> {
  const { root, declaration } = await requireThread(tx, id)
  return threadOf(declaration, root, await listAnswers(tx, [id]), actor, now)
}
