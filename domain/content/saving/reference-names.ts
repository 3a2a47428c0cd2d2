import { referenceCategories } from '#catalogue/collections/reference-categories.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { isReferences, type Reference } from '#catalogue/fields/lists/references.ts'
import { listDocumentStatesOf } from '#store/content/document-states.ts'
import type { Db } from '#store/tables.ts'

/**
 * The same contents with the titles of what they refer to, where a save or a table has named that by
 * its id alone: lists show and sort by them. One query for each collection that is referred to.
 */
export async function withReferenceNames(
  db: Db,
  { fields }: Declaration,
  contents: readonly Content[],
): Promise<Content[]> {
  let named = [...contents]
  for (const field of fields) {
    const ids = named.flatMap((content) => nameless(field, content).map(({ id }) => id))
    if (ids.length === 0) continue
    const category = referenceCategories.find(({ id }) => id === field.category)
    const heads = await listDocumentStatesOf(db, category?.collection ?? '', [...new Set(ids)])
    const titles = new Map(
      heads.flatMap(({ entry_id, language, live_title, title }) => {
        return language === '' ? [[entry_id, live_title || title]] : []
      }),
    )
    named = named.map((content) => withTitles(field, content, titles))
  }
  return named
}

function referencesIn({ kind, key }: Field, { values }: Content): Reference[] {
  const value = values[key] ?? null
  return kind === 'references' && isReferences(value) ? value : []
}

function nameless(field: Field, content: Content): Reference[] {
  return referencesIn(field, content).filter(({ name }) => name === '')
}

function withTitles(field: Field, content: Content, titles: ReadonlyMap<number, string>): Content {
  if (nameless(field, content).length === 0) return content
  const value = referencesIn(field, content).map(({ id, name }) => {
    return { id, name: name || (titles.get(id) ?? '') }
  })
  return { ...content, values: { ...content.values, [field.key]: value } }
}
