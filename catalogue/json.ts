/** What a revision's content is made of: plain JSON, as both databases keep it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The part of a request body that belongs to one record or item, already checked by its schema. */
export type Sent = Readonly<Record<string, unknown>>

/** Do both hold the same, in whatever order their keys stand? PostgreSQL's jsonb has an order of its own. */
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

/** What has no value does not travel. */
function keysOf(keyed: Keyed): string[] {
  return Object.keys(keyed).filter((key) => keyed[key] !== undefined)
}
