import type { Collection, Content } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import type { Saved } from '#domain/content/saving/save-content.ts'
import { shownAt } from '#domain/content/timeline.ts'
import type { Context } from '#domain/context.ts'
import { findRevision } from '#store/content/revisions.ts'
import { type EntryDocument, findEntry } from './load-entry.ts'

/**
 * Makes another entry with what this one holds, as a draft: what its screen shows, in the first
 * language. What says which entry it is becomes its own: a number behind the title, an address made
 * from that, and no code; its window stays behind. Refuses an entry that is not there (404).
 */
export async function duplicateEntry(
  context: Context,
  document: EntryDocument,
): Promise<Saved & { entryId: number }> {
  const { db, now } = context
  const shown = shownAt(await findEntry(db, document), now)
  const revision = shown === null ? undefined : await findRevision(db, shown)
  const content = revision && copyOf(document.declaration, revision.content)
  return addEntry(context, document.declaration, {}, content)
}

function copyOf({ titleKey, naturalKey, fields }: Collection, content: Content): Content {
  const values: Content['values'] = { ...content.values, slug: '' }
  const title = values[titleKey]
  if (typeof title === 'string' && title !== '') values[titleKey] = numbered(title)
  const named = fields.find(({ key }) => key === naturalKey)
  if (named) values[named.key] = named.empty
  return { ...content, values }
}

/** "Summer box" becomes "Summer box (2)", and that "Summer box (3)". */
function numbered(title: string): string {
  const [, before = title, number = '1'] = /^(.*) \((\d{1,4})\)$/.exec(title) ?? []
  const end = ` (${Number(number) + 1})`
  return `${before.slice(0, limits.title - end.length)}${end}`
}
