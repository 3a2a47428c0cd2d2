import { type Content, type Declaration, type Item, storedValue } from '#catalogue/declaration.ts'
import { type EntryLookup, type Field, referenceName } from '#catalogue/field.ts'
import type { EntityValue } from '#catalogue/fields/entity.ts'
import type { ReadContext } from '#domain/context.ts'
import { lookUpEntries } from '../lists/look-up-entries.ts'

/**
 * Returns the content with the present titles of the entities of its items, whatever a client sends
 * as `entity_name`. An item that keeps its entity keeps the title that it was saved with, so that a
 * set sent back changes nothing.
 */
export async function withEntityTitles(
  context: Pick<ReadContext, 'db' | 'now'>,
  {
    declaration: { set },
    before,
    content,
  }: { declaration: Declaration; before: Content; content: Content },
): Promise<Content> {
  const field = set?.fields.find(({ kind }) => kind === 'entity')
  if (!field) return content
  const former = new Map(before.items.map((item) => [item.id, entityOf(field, item)]))
  const formerName = (item: Item) => {
    const was = former.get(item.id)
    const [oldName, newName] = [was, entityOf(field, item)].map(
      (value) => value && nameOf(field, value),
    )
    return was && oldName === newName ? was.name : ''
  }
  const renamed = content.items.filter((item) => formerName(item) === '')
  const refs = renamed.flatMap((item) => field.entities(entityOf(field, item)))
  const titles: EntryLookup = refs.length === 0 ? new Map() : await lookUpEntries(context, refs)
  const items = content.items.map((item): Item => {
    const value = entityOf(field, item)
    const name = formerName(item) || titles.get(nameOf(field, value))?.title || value.name
    return { ...item, values: { ...item.values, [field.key]: { ...value, name } } }
  })
  return { ...content, items }
}

/** Returns the value of an entity field: only `entity()` makes fields of this kind. */
function entityOf(field: Field, { values }: Item): EntityValue {
  return storedValue(field, values) as EntityValue
}

function nameOf(field: Field, value: EntityValue): string {
  return field.entities(value).map(referenceName).join()
}
