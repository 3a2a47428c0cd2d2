import { limits } from '#catalogue/limits.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import {
  expectBytes,
  listExpectedBytes,
  markBytesForDeletion,
  takeBytes,
} from '#store/media/expected-bytes.ts'
import { StoreBusy } from '#store/store-errors.ts'
import type { Tx } from '#store/tables.ts'
import { sweepStem } from '../background/sweep-strays.ts'

/** Milliseconds that one request may take to store all its files. */
const storingTimeout = 60_000

/**
 * Announces bytes under new stems and runs `work`, which stores them by `until` and adds their rows
 * (`takeNewBytes`). Bytes without a row are deleted afterwards, and after a crash by the sweep.
 */
export async function withNewBytes<T>(
  services: Services,
  stems: readonly string[],
  work: (until: AbortSignal) => Promise<T>,
): Promise<T> {
  if (stems.length > 0)
    await services.store.write((tx) => expectNewBytes(tx, services.now(), stems))
  let hasFailed = true
  try {
    const outcome = await work(AbortSignal.timeout(storingTimeout))
    hasFailed = false
    return outcome
  } finally {
    void removeUntaken(services, stems, hasFailed)
  }
}

/** Only announces, for callers that take the bytes elsewhere. */
export function expectNewBytes(tx: Tx, now: string, stems: readonly string[]): Promise<void> {
  return expectBytes(tx, stems, addMilliseconds(now, limits.upload.time))
}

/**
 * Call in the transaction that adds the rows. Throws `StoreBusy` when the bytes were swept
 * meanwhile.
 */
export async function takeNewBytes(tx: Tx, stems: readonly string[]): Promise<void> {
  if (await takeBytes(tx, stems)) return
  throw new StoreBusy('the upload took too long: its bytes were swept')
}

/** Failures are left to the next sweep. */
async function removeUntaken(
  services: Services,
  stems: readonly string[],
  hasFailed: boolean,
): Promise<void> {
  const { store, now } = services
  try {
    // After a failure the rows may exist: the sweep checks.
    const waiting = hasFailed ? [] : await listExpectedBytes(store.db)
    const untaken = hasFailed ? stems : stems.filter((stem) => waiting.some((w) => w.stem === stem))
    if (untaken.length === 0) return
    await store.write((tx) => markBytesForDeletion(tx, untaken, now()))
    for (const stem of untaken) await sweepStem(services, stem)
  } catch {}
}
