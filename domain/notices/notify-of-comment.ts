import type { Context } from '#domain/context.ts'
import type { DocumentKey } from '#store/content/document-key.ts'
import { listWriters } from '#store/log/activity.ts'
import { notify } from './notify.ts'

interface NewComment {
  at: DocumentKey
  title: string
  revisionId: number
  commentId: number
  text: string
  mentioned: readonly number[]
  /** Ids of the people who wrote in the thread; null for a new thread. */
  thread: readonly number[] | null
  /** Whether only those mentioned are notified. */
  isQuiet: boolean
}

/** Notifies those mentioned, the writers of the revision and of the thread, each once. */
export async function notifyOfComment(
  context: Context,
  { at, title, revisionId, commentId, text, mentioned, thread, isQuiet }: NewComment,
): Promise<void> {
  const { db } = context
  const { type, entryId: entry_id, language } = at
  const about = { subject: type, entry_id, language, title, about_id: commentId, text, count: 1 }
  await notifyMentioned(context, { ...about, mentioned })
  if (isQuiet) return
  const writers = await listWriters(db, [revisionId])
  await notify(context, {
    ...about,
    kind: 'comment',
    step: thread ? 'replied' : '',
    bundle: `comment ${type} ${entry_id} ${language}`,
    ids: [...writers, ...(thread ?? [])].filter((id) => !mentioned.includes(id)),
    preference: 'comment',
  })
}

interface Mention {
  subject: string
  entry_id: number
  language: DocumentKey['language']
  title: string
  about_id: number
  text: string
  count: number
  mentioned: readonly number[]
}

/** Notifies only those mentioned. */
export async function notifyMentioned(
  context: Context,
  { mentioned, ...about }: Mention,
): Promise<void> {
  const mention = { kind: 'mention', step: '', bundle: '', preference: 'mention' } as const
  await notify(context, { ...about, ...mention, ids: mentioned })
}
