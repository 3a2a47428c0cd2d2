import { type Named, type Schema, schemaNamed } from './json-schema.ts'

const huge = 9_999

/** One value of each kind, of which a field takes one or two at most. */
export const wrongKinds: readonly unknown[] = [
  null,
  -1,
  0,
  7,
  1.5,
  1e300,
  '',
  'x',
  '9',
  'x'.repeat(huge),
  'nul\u0000',
  true,
  [],
  [null],
  ['x', 7],
  Array.from({ length: 1_000 }, () => ({})),
  {},
  { x: 1 },
]

/**
 * Every kind of value in the place of this one and of everything inside it, one at a time; what is
 * beside it is left out. With an object comes one more field that nobody knows.
 */
export function* wrongValues(
  schema: Schema,
  named: Named,
  within: ReadonlySet<Schema> = new Set(),
): Generator<unknown> {
  yield* wrongKinds
  for (const option of schema.anyOf ?? []) yield* insideOf(option, named, within)
  yield* insideOf(schema, named, within)
}

/** @param within the named schemas around it: one that stands in itself is looked into once */
function* insideOf(schema: Schema, named: Named, within: ReadonlySet<Schema>): Generator<unknown> {
  if (schema.$ref !== undefined) {
    const found = schemaNamed(schema.$ref, named)
    if (within.has(found)) return
    return yield* insideOf(found, named, new Set([...within, found]))
  }
  // What this does not look into would go untried without a word.
  const unknown = Object.keys(schema).filter((key) =>
    /^(\$defs|allOf|oneOf|prefixItems)$/.test(key),
  )
  if (unknown.length > 0) throw new Error(`A schema has ${unknown.join()}: look into it here`)
  const { properties, items } = schema
  if (properties) yield { 'no field of ours': 1 }
  for (const [name, inner] of Object.entries(properties ?? {})) {
    for (const value of wrongValues(inner, named, within)) yield { [name]: value }
  }
  if (!items) return
  for (const option of items.anyOf ?? [items]) {
    for (const value of insideOf(option, named, within)) yield [value]
  }
}
