import { referenceCategories } from '#catalogue/collections/reference-categories.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { isReferences, type Reference } from '#catalogue/fields/lists/references.ts'
import { listDocumentStatesByEntryIds } from '#store/content/document-states.ts'
import { listGroups } from '#store/groups/groups.ts'
import type { Db } from '#store/tables.ts'

/**
 * Returns the contents with the titles of references that were sent by id alone: lists show and
 * sort by them. Runs one query for each collection that is referred to.
 */
export async function withReferenceNames(
  db: Db,
  { fields }: Declaration,
  contents: readonly Content[],
): Promise<Content[]> {
  let completed = await withGroupNames(db, fields, contents)
  for (const field of fields.filter(({ kind }) => kind === 'references')) {
    const ids = completed.flatMap((content) => withoutName(field, content).map(({ id }) => id))
    if (ids.length === 0) continue
    const category = referenceCategories.find(({ id }) => id === field.category)
    const states = await listDocumentStatesByEntryIds(db, category?.collection ?? '', [
      ...new Set(ids),
    ])
    const titles = new Map(
      states.flatMap(({ entry_id, language, live_title, title }) => {
        return language === '' ? [[entry_id, live_title || title]] : []
      }),
    )
    completed = completed.map((content) => withTitles(field, content, titles))
  }
  return completed
}

async function withGroupNames(
  db: Db,
  fields: readonly Field[],
  contents: readonly Content[],
): Promise<Content[]> {
  const lists = fields.filter(({ kind }) => kind === 'groups')
  const isNameless = (field: Field) => contents.some((one) => withoutName(field, one).length > 0)
  if (!lists.some(isNameless)) return [...contents]
  const names = new Map((await listGroups(db)).map(({ id, name }) => [id, name]))
  return contents.map((content) =>
    lists.reduce((named, field) => withTitles(field, named, names), content),
  )
}

function referencesIn({ kind, key }: Field, { values }: Content): Reference[] {
  const value = values[key] ?? null
  return (kind === 'references' || kind === 'groups') && isReferences(value) ? value : []
}

function withoutName(field: Field, content: Content): Reference[] {
  return referencesIn(field, content).filter(({ name }) => name === '')
}

function withTitles(field: Field, content: Content, titles: ReadonlyMap<number, string>): Content {
  if (withoutName(field, content).length === 0) return content
  const value = referencesIn(field, content).map(({ id, name }) => {
    return { id, name: name || (titles.get(id) ?? '') }
  })
  return { ...content, values: { ...content.values, [field.key]: value } }
}
