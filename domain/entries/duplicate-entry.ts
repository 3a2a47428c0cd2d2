import type { Collection, Content } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import type { Saved } from '#domain/content/saving/save-content.ts'
import { staffRevisionAt } from '#domain/content/timeline.ts'
import type { Context } from '#domain/context.ts'
import { findRevision } from '#store/content/revisions.ts'
import { type EntryDocument, findEntry } from './load-entry.ts'

/**
 * Adds a draft with the content of another entry in the first language: a number behind the title,
 * a slug from that, no natural key and no window. Throws `Problem('not-found')`.
 */
export async function duplicateEntry(
  context: Context,
  document: EntryDocument,
): Promise<Saved & { entryId: number }> {
  const { db, now } = context
  const id = staffRevisionAt(await findEntry(db, document), now)
  const revision = id === null ? undefined : await findRevision(db, id)
  const content = revision && copyOf(document.declaration, revision.content)
  return addEntry(context, document.declaration, {}, { initialContent: content })
}

function copyOf({ titleKey, naturalKey, fields }: Collection, content: Content): Content {
  const values: Content['values'] = { ...content.values, slug: '' }
  const title = values[titleKey]
  if (typeof title === 'string' && title !== '') values[titleKey] = numbered(title)
  const keyField = fields.find(({ key }) => key === naturalKey)
  if (keyField) values[keyField.key] = keyField.empty
  return { ...content, values }
}

/** Returns "Summer box (2)" for "Summer box", and "Summer box (3)" for that. */
function numbered(title: string): string {
  const [, before = title, number = '1'] = /^(.*) \((\d{1,4})\)$/.exec(title) ?? []
  const end = ` (${Number(number) + 1})`
  return `${before.slice(0, limits.title - end.length)}${end}`
}
