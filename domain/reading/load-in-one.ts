import { type DocumentKey, documentKeyOf, documentName } from '#store/content/document-key.ts'
import { listLive } from '#store/content/live-revisions.ts'
import { listMediaByIds } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import { mergeLate } from './merge-late.ts'

/** Returns what guests see of some documents, in their order; null for nothing. */
export async function loadLive(db: Db, documents: readonly DocumentKey[], now: string) {
  const rows = await mergeLate(db, await listLive(db, documents, now), now)
  const byName = new Map(rows.map((row) => [documentName(documentKeyOf(row)), row]))
  return documents.map((document) => byName.get(documentName(document)) ?? null)
}

/** Returns some files of the library, in their order. */
export async function loadMedia(db: Db, ids: readonly number[]) {
  const byId = new Map((await listMediaByIds(db, ids)).map((media) => [media.id, media]))
  return ids.map((id) => byId.get(id) ?? null)
}
