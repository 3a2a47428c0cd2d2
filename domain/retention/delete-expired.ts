import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import {
  listFormerRevisions,
  listRevisionIdsAfter,
  removeFormerRevisions,
} from '#store/content/former-revisions.ts'
import { deleteAnswersBefore } from '#store/idempotency/idempotent-answers.ts'
import {
  findOldSpan,
  listOldLines,
  removeOldLines,
  removeOldPersonLines,
} from '#store/log/old-lines.ts'
import { removeMailsUntil, removeMailsWithoutRecipient } from '#store/mail/mails.ts'
import { removeSessionsBefore } from '#store/people/sessions.ts'
import { deleteInBatches, pauseBetweenBatches } from '../delete-in-batches.ts'
import { deleteOldNotices } from '../notices/delete-old-notices.ts'

/** How long (ms) each is kept; null: for ever. */
export interface RetentionPeriods {
  log: number | null
  revisions: number | null
  notices: number
  mails: number
  sessions: number
}

/** How many of each are gone. */
export type DeletedCounts = Record<keyof RetentionPeriods | 'answers', number>

/** How long (ms) the answer to a save is stored for a client that repeats it. */
const answersKept = 86_400_000

/** How long (ms) what is written for strangers who ask for a link stays, so that asking takes as long for all. */
const keptForNobody = 3_600_000

/** Lines of the log that are looked at in one transaction. */
const linesAtOnce = 500

type Stored = Pick<Services, 'store' | 'now'>

/**
 * Removes what has been kept for long enough, in small parts; `stopping` ends it between two. What is
 * live, open, scheduled or could come back never goes, nor does the last decision at a place. What goes
 * wrong with one kind is given to `left`, and keeps none of the others.
 */
export async function deleteExpired(
  services: Stored,
  keep: RetentionPeriods,
  stopping?: AbortSignal,
  left: (error: unknown) => void = thrown,
): Promise<DeletedCounts> {
  const { store, now } = services
  const before = (ms: number) => addMilliseconds(now(), -ms)
  const { log, revisions } = keep
  const parts: [keyof DeletedCounts, () => Promise<number>][] = [
    [
      'sessions',
      () =>
        deleteInBatches(stopping, (most) =>
          store.write((tx) => removeSessionsBefore(tx, before(keep.sessions), now(), most)),
        ),
    ],
    ['mails', () => sweepMails(services, before, keep.mails, stopping)],
    ['answers', () => store.write((tx) => deleteAnswersBefore(tx, before(answersKept)))],
    ['notices', () => deleteOldNotices(services, keep.notices, stopping)],
  ]
  if (log !== null) parts.push(['log', () => sweepLog(services, before(log), stopping)])
  if (revisions !== null)
    parts.push(['revisions', () => sweepRevisions(services, before(revisions), stopping)])
  const gone = { log: 0, revisions: 0, notices: 0, mails: 0, sessions: 0, answers: 0 }
  for (const [name, remove] of parts) {
    gone[name] = await remove().catch((error: unknown) => {
      left(error)
      return 0
    })
  }
  return gone
}

function thrown(error: unknown): never {
  throw error
}

async function sweepMails(
  { store }: Stored,
  before: (ms: number) => string,
  kept: number,
  stopping?: AbortSignal,
): Promise<number> {
  const gone = await deleteInBatches(stopping, (most) =>
    store.write((tx) => removeMailsUntil(tx, before(kept), most)),
  )
  await deleteInBatches(stopping, (most) =>
    store.write((tx) => removeMailsWithoutRecipient(tx, before(keptForNobody), most)),
  )
  return gone
}

/** Removes old lines a part at a time, so that nobody waits long for the transaction. */
async function sweepLog({ store }: Stored, before: string, stopping?: AbortSignal) {
  let gone = await deleteInBatches(stopping, (most) =>
    store.write((tx) => removeOldPersonLines(tx, before, most)),
  )
  for (let after = 0; !stopping?.aborted; ) {
    const span = await findOldSpan(store.db, after, before, linesAtOnce)
    if (!span) break
    if ((await listOldLines(store.db, span, before)).length > 0)
      gone += await store.write((tx) => removeOldLines(tx, span, before))
    after = span.to
    await pauseBetweenBatches()
  }
  return gone
}

async function sweepRevisions({ store }: Stored, before: string, stopping?: AbortSignal) {
  let gone = 0
  for (let after = 0; !stopping?.aborted; ) {
    const ids = await listRevisionIdsAfter(store.db, after)
    const [from, to] = [ids[0], ids.at(-1)]
    if (from === undefined || to === undefined) break
    const span = { from, to, before }
    if ((await listFormerRevisions(store.db, span)).length > 0)
      gone += await store.write((tx) => removeFormerRevisions(tx, span))
    after = to
    await pauseBetweenBatches()
  }
  return gone
}
