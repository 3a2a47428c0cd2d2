import type { Collection, Content } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import type { Context } from '#domain/context.ts'
import { addEntry as addEntryRow } from '#store/content/revisions.ts'
import { type Saved, saveContent } from './save-content.ts'

/** Of a document, in which campaign it is. */
interface NewEntry {
  /** The draft's content before the save. */
  initialContent?: Content | undefined
  /** The campaign in which alone guests see it. */
  campaign?: number | undefined
}

/** Adds an entry with a first draft, and submits it when `approval` is 1. */
export async function addEntry(
  context: Context,
  declaration: Collection,
  sent: SentValues,
  { initialContent, campaign }: NewEntry = {},
): Promise<Saved & { entryId: number }> {
  const { db, now } = context
  const entryId = await addEntryRow(db, declaration.key, now)
  const onSite = { declaration, entryId, language: '' } as const
  const document = campaign === undefined ? onSite : { ...onSite, campaign }
  const save = { document, recordId: null, sent, ...(initialContent && { initialContent }) }
  return { entryId, ...(await saveContent(context, save)) }
}
