import { differences } from '../change/difference.ts'
import { type Content, type Declaration, emptyValues, storedValue } from '../declaration.ts'
import { storedRows } from '../fields/lists/translated-rows.ts'
import { sameJson } from '../json.ts'
import type { Difference } from '../wire.ts'
import { translationOf } from './translation.ts'

const noPictures = new Map()

/**
 * What has changed of the texts that a translation was made from, in words: those that it has in its
 * own language, and items that came since. What it leaves out shows the first language's text as it
 * is now, so that is never out of date (contract section 7).
 *
 * @param was what it was written beside; null: the first language was not live then
 */
export function sourceChanges(
  declaration: Declaration,
  { was, is, translation }: { was: Content | null; is: Content; translation: Content },
): Difference[] {
  const shape = translationOf(declaration, is)
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
  const inside = translation.items.find(({ id }) => id === item)?.values ?? {}
  const [from, values] = item === null ? [fields, translation.values] : [set?.fields ?? [], inside]
  const found = from.find(({ key }) => key === field)
  if (!found) return false
  const value = storedValue(found, values)
  if (!found.rows) return !sameJson(value, found.empty)
  const row = storedRows(value).find(({ id }) => id === part)
  return row !== undefined && !sameJson(row.values, emptyValues(found.rows.fields))
}
