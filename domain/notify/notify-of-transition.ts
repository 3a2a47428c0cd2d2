import { may } from '#catalogue/roles.ts'
import type { Context } from '#domain/context.ts'
import type { DocumentKey } from '#store/content/document-key.ts'
import { listDeciders } from '#store/notices/readers.ts'
import { notify } from './notify.ts'

interface Submission {
  step: 'submit' | 'withdraw'
  at: DocumentKey
  title: string
  revisionId: number
  /** The lines of the log by which it was rejected before. */
  rejections: readonly number[]
  /** How many were submitted together. */
  count?: number
}

/**
 * Something was submitted, or taken back: it concerns who sent it back before, and who follows all
 * submissions. Everybody else who may decide has the queue.
 */
export async function notifyOfSubmission(
  context: Context,
  { step, at, title, revisionId, rejections, count = 1 }: Submission,
): Promise<void> {
  const { db, actor } = context
  await notify(context, {
    ...placed(at, title),
    kind: step,
    step: '',
    count,
    bundle: `${step} ${actor.id} ${at.type} ${at.language}`,
    about_id: revisionId,
    text: '',
    ids: await listDeciders(db, rejections),
    preference: step,
    follow: 'everySubmission',
    sees: ({ role }) => may(role, 'content.decide'),
  })
}

interface Decision {
  step: 'approve' | 'reject'
  at: DocumentKey
  title: string
  revisionId: number
  remarks: string | null
  /** Everybody who wrote at it or submitted it. */
  writers: readonly number[]
}

/** Something was decided: it concerns everybody who wrote at it or submitted it. */
export async function notifyOfDecision(
  context: Context,
  { step, at, title, revisionId, remarks, writers }: Decision,
): Promise<void> {
  const { actor } = context
  await notify(context, {
    ...placed(at, title),
    kind: step,
    step: '',
    count: 1,
    // What was sent back has remarks of its own.
    bundle: step === 'reject' ? '' : `${step} ${actor.id} ${at.type} ${at.language}`,
    about_id: revisionId,
    text: remarks ?? '',
    ids: writers,
    preference: step,
  })
}

function placed({ type, entryId, language }: DocumentKey, title: string) {
  return { subject: type, entry_id: entryId, language, title }
}
