import { picturesOf } from '#catalogue/content/content-to-wire.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import {
  findLive,
  missingPictures,
  missingReferences,
  referencesOf,
} from '#domain/content/check-references.ts'
import { listMediaByIds } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import type { Planned } from './planned.ts'

/** Rejects drafts that refer to missing pictures and entries, in two queries for all. */
export async function markMissingReferences(
  db: Db,
  { collection, now, submits }: { collection: Collection; now: string; submits: boolean },
  planned: readonly Planned[],
): Promise<void> {
  const drafts = planned.flatMap(({ draft, errors }) => {
    if (!draft) return []
    const former = submits && draft.base?.archived !== 1 ? null : (draft.base?.content ?? null)
    const references = referencesOf(collection, draft.content, former)
    return [{ draft, errors, references }]
  })
  const pictures = drafts.flatMap(({ draft }) => picturesOf(collection, draft.content))
  const files = await listMediaByIds(db, pictures)
  const media = new Map(files.map(({ id, file_type }) => [id, file_type]))
  const live = await findLive(
    { db, now },
    drafts.flatMap(({ references }) => references),
  )
  for (const { draft, errors, references } of drafts) {
    const missing = missingPictures(collection, draft.content, media)
    for (const [column, sentences] of Object.entries(missing))
      errors.push(...sentences.map((sentence) => ({ column, sentence })))
    // In a file it is one that waits for its approval, more often than one that is over.
    for (const column of Object.keys(missingReferences(references, live)))
      errors.push({ column, sentence: importMessages.notLive })
  }
}
