import { limits } from '#catalogue/limits.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import {
  expectBytes,
  listExpectedBytes,
  markBytesForDeletion,
  takeBytes,
} from '#store/media/expected-bytes.ts'
import { StoreBusy } from '#store/refusals.ts'
import type { Tx } from '#store/tables.ts'
import { sweepStem } from '../upkeep/sweep-strays.ts'

/** Milliseconds that one request may take to store all its files. */
const storingTimeout = 60_000

/**
 * Announces bytes under new stems, and runs `work`, which stores them by `until` and adds the rows
 * that take them (`takeNewBytes`). What no row has taken is removed behind the answer; what a process
 * that dies leaves is swept by the others.
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

/** The announcement alone, for who takes the bytes elsewhere. */
export function expectNewBytes(tx: Tx, now: string, stems: readonly string[]): Promise<void> {
  return expectBytes(tx, stems, addMilliseconds(now, limits.upload.time))
}

/** In the transaction that adds the rows. Throws `StoreBusy` where it took so long that they were swept. */
export async function takeNewBytes(tx: Tx, stems: readonly string[]): Promise<void> {
  if (await takeBytes(tx, stems)) return
  throw new StoreBusy('the upload took too long: its bytes were swept')
}

/** Nobody waits for it, and what fails is made up for by the next sweep. */
async function removeUntaken(
  services: Services,
  stems: readonly string[],
  hasFailed: boolean,
): Promise<void> {
  const { store, now } = services
  try {
    // Of a failure it is not sure whether the rows are there: sweeping asks for them.
    const waiting = hasFailed ? [] : await listExpectedBytes(store.db)
    const untaken = hasFailed ? stems : stems.filter((stem) => waiting.some((w) => w.stem === stem))
    if (untaken.length === 0) return
    await store.write((tx) => markBytesForDeletion(tx, untaken, now()))
    for (const stem of untaken) await sweepStem(services, stem)
  } catch {}
}
