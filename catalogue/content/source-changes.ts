import { differences } from '../change/difference.ts'
import { type Content, type Declaration, storedValue } from '../declaration.ts'
import { fieldsOfRow } from '../fields/lists/rows.ts'
import { storedRows } from '../fields/lists/translated-rows.ts'
import { sameJson } from '../json.ts'
import type { Difference } from '../wire.ts'
import { withoutFallbacks } from './translation.ts'

const noPictures = new Map()

/**
 * Returns what has changed of the texts that a translation was made from, and new items. A text
 * that it lacks falls back to the first language and is never outdated (contract section 7).
 */
export function sourceChanges(
  declaration: Declaration,
  { was, is, translation }: { was: Content | null; is: Content; translation: Content },
): Difference[] {
  const shape = withoutFallbacks(declaration, is)
  return differences(shape, was, is, noPictures).filter((difference) => {
    if (difference.kind === 'added') return was !== null && difference.after !== ''
    return difference.kind === 'changed' && isTranslated(shape, translation, difference)
  })
}

function isTranslated(
  { fields, set }: Declaration,
  translation: Content,
  { item, field, part }: Pick<Difference, 'item' | 'field' | 'part'>,
): boolean {
  const itemValues = translation.items.find(({ id }) => id === item)?.values ?? {}
  const [among, values] =
    item === null ? [fields, translation.values] : [set?.fields ?? [], itemValues]
  const changed = among.find(({ key }) => key === field)
  if (!changed) return false
  const value = storedValue(changed, values)
  const { rows } = changed
  if (!rows) return !sameJson(value, changed.empty)
  const [rowId, insideKey] = String(part).split('.')
  const row = storedRows(value).find(({ id }) => String(id) === rowId)
  if (!row) return false
  return fieldsOfRow(rows, row).some((inside) => {
    const isChanged = insideKey === undefined || inside.key === insideKey
    return (
      isChanged && inside.translated && !sameJson(storedValue(inside, row.values), inside.empty)
    )
  })
}
