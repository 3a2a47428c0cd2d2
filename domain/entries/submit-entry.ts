import { messages } from '#catalogue/messages/messages.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { lockToSave } from '#domain/content/transitions/publish-at-once.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { type EntryDocument, findEntry } from './load-entry.ts'

/**
 * Submits the draft of an entry as it is. Throws `Problem('conflict')` where there is none, and as
 * `saveContent` does.
 */
export async function submitEntry(context: Context, document: EntryDocument): Promise<void> {
  const { db } = context
  await findEntry(db, document)
  const locked = await lockToSave(context, document, { isSubmitting: true })
  const { open_id: recordId } = locked.state
  if (recordId === null) throw new Problem('conflict', messages.nothingToSubmit)
  await saveContent(context, { document, recordId, sent: { approval: 1 } }, locked)
}
