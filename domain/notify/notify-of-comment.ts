import type { Context } from '#domain/context.ts'
import type { DocumentKey } from '#store/content/document-key.ts'
import { listWriters } from '#store/log/activity.ts'
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
  context: Context,
  { at, title, revisionId, commentId, text, called, thread }: Written,
): Promise<void> {
  const { db } = context
  const { type, entryId: entry_id, language } = at
  const about = { subject: type, entry_id, language, title, about_id: commentId, text, count: 1 }
  await notifyMentioned(context, { ...about, called })
  const writers = await listWriters(db, revisionId)
  await notify(context, {
    ...about,
    kind: 'comment',
    step: thread ? 'replied' : '',
    bundle: `comment ${type} ${entry_id} ${language}`,
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
  context: Context,
  { called, ...about }: Calling,
): Promise<void> {
  const mention = { kind: 'mention', step: '', bundle: '', preference: 'mention' } as const
  await notify(context, { ...about, ...mention, ids: called })
}
