import { limits } from '#catalogue/limits.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import {
  forgetBytes,
  listExpectedBytes,
  markBytesForDeletion,
} from '#store/media/expected-bytes.ts'
import { findStoredFile } from '#store/media/stored-files.ts'
import { storedNames } from '../store-file.ts'

/**
 * Removes the bytes that uploads have left which failed, or whose process died, and those of files
 * that were purged. Gives how many files it removed. Bytes that a row may still take are not touched:
 * first they are condemned, and only then removed.
 */
export async function sweepStrays({ store, files, now }: Services): Promise<number> {
  const waiting = await listExpectedBytes(store.db)
  const overdue = waiting.filter(({ state, at }) => state === 'expected' && at <= now())
  if (overdue.length > 0) {
    const stems = overdue.map(({ stem }) => stem)
    await store.write((tx) => markBytesForDeletion(tx, stems, now()))
  }
  // Looked at again: a row may have taken some of them just before they were condemned.
  const all = waiting.length > 0 ? await listExpectedBytes(store.db) : []
  const condemned = all.filter(({ state }) => state === 'condemned')
  if (condemned.length === 0) return 0
  // A storage that was away may still bring what it was sent: those are looked for again.
  const settled = addMilliseconds(now(), -limits.upload.time)
  let removed = 0
  for await (const name of files.list(condemned.map(({ stem }) => stem))) {
    await files.delete(name)
    removed++
  }
  const over = condemned.filter(({ at }) => at <= settled).map(({ stem }) => stem)
  if (over.length > 0) await store.write((tx) => forgetBytes(tx, over))
  return removed
}

/** Removes what lies under a stem and its row does not name; nothing while copies of it are being made. */
export async function sweepStem({ store, files }: Services, stem: string): Promise<void> {
  const names = await Array.fromAsync(files.list([stem]))
  const row = await findStoredFile(store.db, stem)
  if (row?.copies_due) return
  const known = row ? storedNames(row) : []
  for (const name of names) if (!known.includes(name)) await files.delete(name)
}
