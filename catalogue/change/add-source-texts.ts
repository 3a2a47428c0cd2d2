import { type Content, type Declaration, storedValue } from '../declaration.ts'
import type { Field, MediaLookup } from '../field.ts'
import type { Json } from '../json.ts'
import type { Difference } from '../wire.ts'
import { blockFields, valuesOf } from './change.ts'
import { describeValue, fieldAt } from './describe-value.ts'

/** Adds the first language's text to each change of a translation, so that it can be reviewed. */
export function addSourceTexts(
  declaration: Declaration,
  source: Content,
  differences: readonly Difference[],
  media: MediaLookup,
): Difference[] {
  return differences.map((difference) => {
    const { item, field: key, part } = difference
    const values =
      item === null ? source.values : source.items.find(({ id }) => id === item)?.values
    const field = fieldAt(declaration, { item, field: key, part: null })
    if (!field || !values) return difference
    const value = storedValue(field, values)
    const inside = insideBlock(field, value, part)
    const path = { item, field: key, ...(inside?.path ?? { part: null }) }
    const { text: words } = describeValue(declaration, path, inside?.value ?? value, media)
    return { ...difference, source: words }
  })
}

/** Returns the field inside a block that a part names (`11.title`), with its value, or null. */
function insideBlock(field: Field, value: Json, part: Difference['part']) {
  const [id, key] = String(part).split('.')
  const block = field.parts?.of(value).find((one) => String(one.key) === id)
  if (!block || key === undefined) return null
  const values = valuesOf(block.value)
  const own = blockFields(field, block.key, [values])?.find((one) => one.key === key)
  const inside = { block: values.kind ?? null, field: key, part: null }
  return own ? { path: { part: block.key, inside }, value: storedValue(own, values) } : null
}
