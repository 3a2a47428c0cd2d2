import type { SentValues } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { keyOf } from '#domain/content/document.ts'
import { type Saved, saveContent } from '#domain/content/saving/save-content.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { lockDocument } from '#store/content/document-states.ts'
import { type EntryDocument, findEntry } from './load-entry.ts'

/**
 * Saves what stands at an entry, and submits it when `approval` is 1. Without `recordId` it goes on
 * with the open record, else starts from the one that its screen shows. Refuses an entry that is not
 * there (404), and as `saveContent` does.
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
  const head = await lockDocument(db, keyOf(document))
  // Only the lock has made this row, which the refusal takes back: the entry is not there.
  if (document.language === '' && head.version === 0)
    throw new Problem('not-found', messages.noSuchRecord)
  return saveContent(context, { document, recordId: recordId ?? head.open_id, sent }, head)
}
