import { type AltText, saveAltTexts } from '#web/admin/documents/alt-texts/prompt-for-alt-texts.tsx'
import type { UploadEntry } from '#web/admin/media/upload/use-upload-queue.ts'

interface WrittenAlt extends AltText {
  key: string
}

/** Returns what was written about a picture, unless it was there before and has a text. */
export function altOf(entry: UploadEntry, alts: Readonly<Record<string, string>>): WrittenAlt[] {
  const { key, state } = entry
  const alt = alts[key]?.trim() ?? ''
  if (state.is !== 'done' || hasOwnAlt(entry) || alt === '') return []
  const { id, version } = state.item
  return [{ key, id, alt, version }]
}

/** Whether the file was there before, with a text or as decoration. */
export function hasOwnAlt({ state }: UploadEntry): boolean {
  if (state.is !== 'done' || !state.item.duplicate) return false
  return state.item.alt !== '' || state.item.decorative
}

/** Saves each text by itself; returns the keys of the files whose text could not be saved. */
export async function saveEach(texts: readonly WrittenAlt[]): Promise<Set<string>> {
  const saved = await Promise.allSettled(texts.map((text) => saveAltTexts([text])))
  return new Set(texts.flatMap(({ key }, at) => (saved[at]?.status === 'rejected' ? [key] : [])))
}
