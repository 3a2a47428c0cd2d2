import { type Content, type Declaration, storedValue } from '../declaration.ts'
import type { MediaLookup } from '../field.ts'
import type { Difference } from '../wire.ts'
import { describeValue, fieldAt } from './describe-value.ts'

/** Adds the first language's text to each change of a translation, so that it can be reviewed. */
export function addSourceTexts(
  declaration: Declaration,
  source: Content,
  differences: readonly Difference[],
  media: MediaLookup,
): Difference[] {
  return differences.map((difference) => {
    const { item, field: key } = difference
    const values =
      item === null ? source.values : source.items.find(({ id }) => id === item)?.values
    const field = fieldAt(declaration, { item, field: key, part: null })
    if (!field || !values) return difference
    const path = { item, field: key, part: null }
    const { text: words } = describeValue(declaration, path, storedValue(field, values), media)
    return { ...difference, source: words }
  })
}
