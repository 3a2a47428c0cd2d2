/** The content of a revision: plain JSON, which both databases store. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The part of a request body for one record or item, checked by its schema. */
export type SentValues = Readonly<Record<string, unknown>>

/** Returns whether two values are equal, in any order of keys: PostgreSQL's jsonb reorders them. */
export function sameJson(one: Json, other: Json): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one)) return Array.isArray(other) && sameList(one, other)
  return !Array.isArray(other) && sameKeyed(one, other)
}

function sameList(one: readonly Json[], other: readonly Json[]): boolean {
  if (one.length !== other.length) return false
  return one.every((value, at) => sameJson(value, other[at] ?? null))
}

type Keyed = Readonly<Record<string, Json>>

function sameKeyed(one: Keyed, other: Keyed): boolean {
  const keys = keysOf(one)
  if (keys.length !== keysOf(other).length) return false
  return keys.every(
    (key) => Object.hasOwn(other, key) && sameJson(one[key] ?? null, other[key] ?? null),
  )
}

function keysOf(keyed: Keyed): string[] {
  return Object.keys(keyed).filter((key) => keyed[key] !== undefined)
}
