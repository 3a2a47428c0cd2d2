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
 * Deletes the bytes of failed uploads and purged files, and returns how many. Bytes are marked for
 * deletion first, so that no row can take them meanwhile.
 */
export async function sweepStrays({ store, files, now }: Services): Promise<number> {
  const waiting = await listExpectedBytes(store.db)
  const overdue = waiting.filter(({ state, at }) => state === 'expected' && at <= now())
  if (overdue.length > 0) {
    const stems = overdue.map(({ stem }) => stem)
    await store.write((tx) => markBytesForDeletion(tx, stems, now()))
  }
  // A row may have taken some just before they were marked.
  const all = waiting.length > 0 ? await listExpectedBytes(store.db) : []
  const condemned = all.filter(({ state }) => state === 'condemned')
  if (condemned.length === 0) return 0
  // A storage that was unavailable may still receive bytes: those stay marked.
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

/** Deletes bytes of a stem that its row does not name, unless copies are being made. */
export async function sweepStem({ store, files }: Services, stem: string): Promise<void> {
  const names = await Array.fromAsync(files.list([stem]))
  const row = await findStoredFile(store.db, stem)
  if (row?.copies_due) return
  const known = row ? storedNames(row) : []
  for (const name of names) if (!known.includes(name)) await files.delete(name)
}
