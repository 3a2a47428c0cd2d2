import type { Json } from '#catalogue/json.ts'

/** The kinds of a thing that has a level: which cereal, which nut. */
export interface Kinds {
  /** What the thing is called beside its kinds: "Gluten: barley". */
  name: string
  /** Their labels. */
  kinds: Readonly<Record<string, string>>
}

/** A level; with kinds once somebody named them, so that clients that know none read what they did. */
export type KindedLevel<L extends string = string> = L | { level: L; kinds: string[] }

/** Returns the level in a stored or sent value, or null. */
export function levelIn(value: unknown): string | null {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value.level === 'string' ? value.level : null
}

/** Returns the kinds in a stored or sent value; undefined when it says nothing of them. */
export function kindsIn(value: unknown): string[] | undefined {
  if (!isRecord(value) || !Array.isArray(value.kinds)) return undefined
  return value.kinds.filter((kind) => typeof kind === 'string')
}

export function joinLevel<L extends string>(level: L, kinds: string[]): KindedLevel<L> {
  return kinds.length === 0 ? level : { level, kinds }
}

/** Returns what a record of levels holds for a thing. */
export function thingIn(value: Json | undefined, name: string): Json | undefined {
  return isRecord(value) && Object.hasOwn(value, name) ? (value[name] as Json) : undefined
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
