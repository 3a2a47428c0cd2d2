import type { Json } from '../json.ts'
import type { Topic } from './topics.ts'

export interface SearchAs {
  kind: string
  /** Where a result leads, with `{id}`, `{page}`, `{place}` in the list, `{title}`, `{item}`. */
  path: string
  /** A field whose names are results, and where they lead; `{part}` is the position. */
  parts?: { key: string; path: string }
  /** The topics that it answers, whatever its text. */
  topics?: readonly Topic[]
  /** The field with the day on which it takes effect; until then the earlier version is found. */
  since?: string
  /** Whether its texts are long and about many things. */
  isLong?: true
  /** Returns its position and what guests filter by. */
  spot?(values: Readonly<Record<string, Json>>): Spot
}

/** In degrees; null without a position. */
export interface Spot {
  latitude: number | null
  longitude: number | null
  /** A bit mask of what guests filter by. */
  marks: number
}
