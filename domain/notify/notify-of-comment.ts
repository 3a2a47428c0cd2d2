import type { Actor } from '#domain/actor.ts'
import type { DocumentKey } from '#store/content/document-key.ts'
import { listWriters } from '#store/log/activity.ts'
import type { Tx } from '#store/tables.ts'
import { notify } from './notify.ts'

interface Written {
  at: DocumentKey
  title: string
  /** What is being worked on at the place. */
  revisionId: number
  commentId: number
  text: string
  /** Who is called by it. */
  called: readonly number[]
  /** Who has written in its thread before; null where it begins one. */
  thread: readonly number[] | null
}

/**
 * Somebody commented: it concerns who is called, then who wrote at the record and who is in the
 * thread. Nobody is told twice of one comment.
 */
export async function notifyOfComment(
  tx: Tx,
  actor: Actor,
  now: string,
  { at, title, revisionId, commentId, text, called, thread }: Written,
): Promise<void> {
  const { subject, entryId: entry_id, language } = at
  const about = { subject, entry_id, language, title, about_id: commentId, text, count: 1 }
  await notifyMentioned(tx, actor, now, { ...about, called })
  const writers = await listWriters(tx, revisionId)
  await notify(tx, actor, now, {
    ...about,
    kind: 'comment',
    step: thread ? 'replied' : '',
    bundle: `comment ${subject} ${entry_id} ${language}`,
    ids: [...writers, ...(thread ?? [])].filter((id) => !called.includes(id)),
    preference: 'comment',
  })
}

interface Calling {
  subject: string
  entry_id: number
  language: DocumentKey['language']
  title: string
  about_id: number
  text: string
  count: number
  called: readonly number[]
}

/** The same for those alone whom a comment calls. */
export async function notifyMentioned(
  tx: Tx,
  actor: Actor,
  now: string,
  { called, ...about }: Calling,
): Promise<void> {
  const mention = { kind: 'mention', step: '', bundle: '', preference: 'mention' } as const
  await notify(tx, actor, now, { ...about, ...mention, ids: called })
}
