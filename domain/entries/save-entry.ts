import type { SentValues } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { type Saved, saveContent } from '#domain/content/saving/save-content.ts'
import { lockToSave } from '#domain/content/transitions/publish-at-once.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { type EntryDocument, findEntry } from './load-entry.ts'

/**
 * Saves an entry, and submits it when `approval` is 1. Without `recordId` it continues the open
 * revision. Throws `Problem('not-found')`, and as `saveContent` does.
 */
export async function saveEntry(
  context: Context,
  {
    document,
    recordId,
    sent,
  }: { document: EntryDocument; recordId: number | null; sent: SentValues },
): Promise<Saved> {
  const { db } = context
  if (document.language !== '') await findEntry(db, document)
  const isSubmitting = sent.approval === 1
  const locked = await lockToSave(context, document, { isSubmitting })
  const { state } = locked
  // The lock has just inserted this row, which the rollback removes: there is no such entry.
  if (document.language === '' && state.version === 0)
    throw new Problem('not-found', messages.noSuchRecord)
  return saveContent(context, { document, recordId: recordId ?? state.open_id, sent }, locked)
}
