/** What a revision's content is made of: plain JSON, as both databases keep it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The part of a request body that belongs to one record or item, already checked by its schema. */
export type Sent = Readonly<Record<string, unknown>>

/** Do both hold the same, in whatever order their keys stand? PostgreSQL's jsonb has an order of its own. */
export function sameJson(one: Json, other: Json): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
