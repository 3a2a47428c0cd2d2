import { may } from '#catalogue/roles.ts'
import type { Context } from '#domain/context.ts'
import type { DocumentKey } from '#store/content/document-key.ts'
import { listDeciders, type NoticeReader } from '#store/notices/readers.ts'
import { notify } from './notify.ts'

interface Submission {
  step: 'submit' | 'withdraw'
  document: DocumentKey
  title: string
  revisionId: number
  /** The log lines of former rejections. */
  rejections: readonly number[]
  /** Number of revisions submitted together. */
  count?: number
  /** Leaves out those who may not decide on it. */
  within: (readers: NoticeReader[]) => Promise<NoticeReader[]>
}

/**
 * Notifies who rejected the revision before and who follows all submissions; of what is submitted as a
 * whole (`Context.isWhole`) the whole's notice says it.
 */
export async function notifyOfSubmission(
  context: Context,
  { step, document, title, revisionId, rejections, count = 1, within }: Submission,
): Promise<void> {
  const { db, actor, isWhole } = context
  if (isWhole) return
  await notify(context, {
    ...documentFields(document, title),
    kind: step,
    step: '',
    count,
    bundle: `${step} ${actor.id} ${document.type} ${document.language}`,
    about_id: revisionId,
    text: '',
    ids: await listDeciders(db, rejections),
    preference: step,
    follow: 'everySubmission',
    sees: ({ role }) => may(role, 'content.decide'),
    within,
  })
}

interface Decision {
  /** `return`: a part was approved, the rest sent back. */
  step: 'approve' | 'reject' | 'return'
  document: DocumentKey
  title: string
  revisionId: number
  remarks: string | null
  writers: readonly number[]
}

/** Notifies everybody who wrote or submitted the revision, if it is not decided as part of a whole. */
export async function notifyOfDecision(
  context: Context,
  { step, document, title, revisionId, remarks, writers }: Decision,
): Promise<void> {
  const { actor, isWhole } = context
  if (isWhole) return
  const kind = step === 'approve' ? step : 'reject'
  await notify(context, {
    ...documentFields(document, title),
    kind,
    step: step === 'return' ? 'returned' : '',
    count: 1,
    // A rejection has its own remarks: it is not bundled with others.
    bundle: kind === 'reject' ? '' : `${step} ${actor.id} ${document.type} ${document.language}`,
    about_id: revisionId,
    text: remarks ?? '',
    ids: writers,
    preference: kind,
  })
}

function documentFields({ type, entryId, language }: DocumentKey, title: string) {
  return { subject: type, entry_id: entryId, language, title }
}
