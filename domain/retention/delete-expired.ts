import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import {
  listFormerRevisions,
  listNextRevisions,
  removeFormerRevisions,
} from '#store/content/former-revisions.ts'
import { deleteResponsesBefore } from '#store/idempotency/idempotent-responses.ts'
import {
  findOldSpan,
  listOldLines,
  removeOldLines,
  removeOldPersonLines,
} from '#store/log/old-lines.ts'
import { removeMailsUntil, removeMailsWithoutRecipient } from '#store/mail/mails.ts'
import { removeSessionsBefore } from '#store/people/sessions.ts'
import { deleteInBatches, pauseBetweenBatches } from '../delete-in-batches.ts'
import { deleteOldNotices } from '../inbox/delete-old-notices.ts'

/** Retention in ms; null: forever. */
export interface RetentionPeriods {
  log: number | null
  revisions: number | null
  notices: number
  mails: number
  sessions: number
}

/** Numbers of deleted rows. */
export type DeletedCounts = Record<keyof RetentionPeriods | 'responses', number>

/** Milliseconds that the response to a save is stored for a client that repeats the request. */
const responseLifetime = 86_400_000

/** Milliseconds that mails to unknown addresses stay: they are queued so that every request takes the same time. */
const unknownRecipientLifetime = 3_600_000

/** Log lines examined in one transaction. */
const logBatch = 500

type RetentionServices = Pick<Services, 'store' | 'now'>

/**
 * Deletes what has been kept long enough, in small batches; `stopping` ends it between two. What is
 * live, open, scheduled or can be restored stays, and so does the last decision on a document. A failure
 * of one kind goes to `onError`, and the others continue.
 */
export async function deleteExpired(
  services: RetentionServices,
  keep: RetentionPeriods,
  stopping?: AbortSignal,
  onError: (error: unknown) => void = rethrow,
): Promise<DeletedCounts> {
  const { store, now } = services
  const before = (ms: number) => addMilliseconds(now(), -ms)
  const { log, revisions } = keep
  const jobs: [keyof DeletedCounts, () => Promise<number>][] = [
    [
      'sessions',
      () =>
        deleteInBatches(stopping, (most) =>
          store.write((tx) => removeSessionsBefore(tx, before(keep.sessions), now(), most)),
        ),
    ],
    ['mails', () => deleteMails(services, before, keep.mails, stopping)],
    ['responses', () => store.write((tx) => deleteResponsesBefore(tx, before(responseLifetime)))],
    ['notices', () => deleteOldNotices(services, keep.notices, stopping)],
  ]
  if (log !== null) jobs.push(['log', () => deleteLogLines(services, before(log), stopping)])
  if (revisions !== null)
    jobs.push(['revisions', () => deleteRevisions(services, before(revisions), stopping)])
  const deleted = { log: 0, revisions: 0, notices: 0, mails: 0, sessions: 0, responses: 0 }
  for (const [name, remove] of jobs) {
    deleted[name] = await remove().catch((error: unknown) => {
      onError(error)
      return 0
    })
  }
  return deleted
}

function rethrow(error: unknown): never {
  throw error
}

async function deleteMails(
  { store }: RetentionServices,
  before: (ms: number) => string,
  kept: number,
  stopping?: AbortSignal,
): Promise<number> {
  const deleted = await deleteInBatches(stopping, (most) =>
    store.write((tx) => removeMailsUntil(tx, before(kept), most)),
  )
  await deleteInBatches(stopping, (most) =>
    store.write((tx) => removeMailsWithoutRecipient(tx, before(unknownRecipientLifetime), most)),
  )
  return deleted
}

/** Deletes old lines in short transactions, so that other writes do not wait long. */
async function deleteLogLines(
  { store }: RetentionServices,
  before: string,
  stopping?: AbortSignal,
) {
  let deleted = await deleteInBatches(stopping, (most) =>
    store.write((tx) => removeOldPersonLines(tx, before, most)),
  )
  for (let after = 0; !stopping?.aborted; ) {
    const span = await findOldSpan(store.db, after, before, logBatch)
    if (!span) break
    if ((await listOldLines(store.db, span, before)).length > 0)
      deleted += await store.write((tx) => removeOldLines(tx, span, before))
    after = span.to
    await pauseBetweenBatches()
  }
  return deleted
}

async function deleteRevisions(
  { store }: RetentionServices,
  before: string,
  stopping?: AbortSignal,
) {
  let deleted = 0
  for (let after = 0; !stopping?.aborted; ) {
    const next = await listNextRevisions(store.db, after)
    const [from, to] = [next[0]?.id, next.at(-1)?.id]
    if (from === undefined || to === undefined) break
    const span = { from, to, before }
    if ((await listFormerRevisions(store.db, span)).length > 0)
      deleted += await store.write((tx) => removeFormerRevisions(tx, span))
    after = to
    await pauseBetweenBatches()
  }
  return deleted
}
