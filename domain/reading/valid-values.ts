import { z } from 'zod'
import { readInput } from '#catalogue/content/read-input.ts'
import type { SentValues } from '#catalogue/json.ts'

/** A field with more errors is left out as a whole: nobody has typed so many at once. */
const maxErrors = 10

/** How many names of unknown fields are repeated to the caller. */
const maxUnknown = 20

/**
 * Returns the values that the schema accepts, without the parts that it rejects. Each field is read by
 * itself and at most twice, so that a hostile body costs no more than two saves.
 *
 * @returns `skipped`: the wire paths of what was rejected
 */
export function validValues(schema: z.ZodObject, typed: SentValues) {
  const sent: SentValues = {}
  const unknown = Object.keys(typed).filter((key) => !Object.hasOwn(schema.shape, key))
  const skipped = unknown.slice(0, maxUnknown)
  for (const [key, shape] of Object.entries(schema.shape)) {
    if (!Object.hasOwn(typed, key)) continue
    const field = z.object({ [key]: shape })
    let read = readInput(field, { [key]: typed[key] })
    if ('errors' in read) {
      const paths = Object.keys(read.errors)
      const isWhole = paths.length > maxErrors
      skipped.push(...(isWhole ? [key] : paths))
      if (isWhole || paths.includes(key)) continue
      // From the end of a list on, so that no index changes before its turn.
      const left = paths
        .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
        .reduce<unknown>((value, path) => withoutPath(value, path.split('.')), {
          [key]: typed[key],
        })
      read = readInput(field, left)
    }
    if ('data' in read) Object.assign(sent, read.data)
  }
  return { sent, skipped }
}

/** Returns a value without a part of it; what is beside the path is shared, not copied. */
function withoutPath(value: unknown, [name = '', ...inside]: string[]): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value
  const part = withoutPath(Reflect.get(value, name), inside)
  if (Array.isArray(value))
    return value.toSpliced(Number(name), 1, ...(inside.length > 0 ? [part] : []))
  const { [name]: _, ...others } = value as Record<string, unknown>
  return inside.length > 0 ? { ...others, [name]: part } : others
}
