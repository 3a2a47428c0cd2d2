import type { FieldMaker } from '../field.ts'
import type { Json } from '../json.ts'

/**
 * Declares a field that was renamed: what is stored under one of these keys is read as its own, and
 * saved under the present key.
 */
export function formerly<V extends Json, D>(
  keys: readonly string[],
  make: FieldMaker<V, D>,
): FieldMaker<V, D> {
  return (key) => ({ ...make(key), formerly: keys })
}
