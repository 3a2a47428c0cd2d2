import type { Collection } from './declaration.ts'

/** Returns a collection's screens: one, or one for each value of the choice that separates them. */
export function screensOf(collection: Collection): Collection[] {
  const { choiceScreens: desks, groups, staffColumns, fields } = collection
  if (!desks) return [collection]
  return Object.entries(desks.of).map(([value, { without = [], ...names }]) => {
    const kept = (keys: readonly string[]) =>
      keys.filter((key) => key !== desks.field && !without.includes(key))
    return {
      ...collection,
      ...names,
      groups: groups.map((group) => ({ ...group, fields: kept(group.fields) })),
      staffColumns: kept(staffColumns),
      fields: fields.filter(({ key }) => !without.includes(key)),
      fixedValues: { [desks.field]: value },
    }
  })
}

/** Returns the one that an entry with these values belongs to. */
export function screenOf(collection: Collection, values: Record<string, unknown>): Collection {
  const [first = collection, ...others] = screensOf(collection)
  const isOwn = ({ fixedValues: narrowed = {} }: Collection) =>
    Object.entries(narrowed).every(([key, value]) => values[key] === value)
  return others.find(isOwn) ?? first
}
