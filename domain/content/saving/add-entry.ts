import type { Collection, Content } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import type { Context } from '#domain/context.ts'
import { addEntry as addEntryRow } from '#store/content/revisions.ts'
import { type Saved, saveContent } from './save-content.ts'

/**
 * Adds an entry with a first draft, and submits it when `approval` is 1.
 *
 * @param initialContent the draft's content before the save
 */
export async function addEntry(
  context: Context,
  declaration: Collection,
  sent: SentValues,
  initialContent?: Content,
): Promise<Saved & { entryId: number }> {
  const { db, now } = context
  const entryId = await addEntryRow(db, declaration.key, now)
  const document = { declaration, entryId, language: '' } as const
  const save = { document, recordId: null, sent, ...(initialContent && { initialContent }) }
  return { entryId, ...(await saveContent(context, save)) }
}
