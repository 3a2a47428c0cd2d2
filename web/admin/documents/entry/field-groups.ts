import type { Collection } from '#catalogue/declaration.ts'
import { singletonOf } from '#catalogue/entries/singleton.ts'
import type { Field } from '#catalogue/field.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

export interface NamedFields {
  title: string
  fields: Field[]
}

/** What search engines are told, and the address: fields that every entry has. */
const findable = new Set(['slug', 'seo_title', 'seo_description'])

/** What an entry says, in the groups of its declaration; what is in none of them comes first. */
export function fieldGroups({ fields, groups, narrowed = {} }: Collection): NamedFields[] {
  const grouped = new Set(groups.flatMap((group) => group.fields))
  const rest = fields.filter(
    ({ key }) => !findable.has(key) && !grouped.has(key) && !(key in narrowed),
  )
  const named = groups.map((group) => ({
    title: labelled(group.label),
    fields: group.fields.flatMap((wanted) => fields.find(({ key }) => key === wanted) ?? []),
  }))
  return [...(rest.length > 0 ? [{ title: t('entry.content'), fields: rest }] : []), ...named]
}

/** How an entry is found. Where it has a place of its own, that is its address. */
export function findableFields(collection: Collection, slug = ''): Field[] {
  const found = collection.fields.filter(({ key }) => findable.has(key))
  return singletonOf(collection.singletons, slug)
    ? found.filter(({ key }) => key !== 'slug')
    : found
}
