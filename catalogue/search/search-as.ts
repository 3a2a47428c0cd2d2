import type { Json } from '../json.ts'
import type { Topic } from './topics.ts'

/** How the site's search shows what a declaration holds. */
export interface SearchAs {
  /** The heading that results of this kind stand under. */
  kind: string
  /**
   * Where a result leads; `{id}` is the entry's id, `{page}` the address of its page, `{place}` its
   * place in the list, `{title}` its title, `{item}` the id of the item.
   */
  path: string
  /** The field whose names are found by themselves, and where they lead; `{part}` is the place among them. */
  parts?: { key: string; path: string }
  /** What it answers, whatever its words are: it is found by all that guests call that. */
  topics?: readonly Topic[]
  /** The field with the day from which it is in force; until then what was published before it is found. */
  since?: string
  /** Its texts are so long that each speaks of many things. */
  isLong?: true
  /** Where it stands, and by what guests narrow a list of its kind. */
  spot?(values: Readonly<Record<string, Json>>): Spot
}

/** Where an entry stands, in degrees; nulls where it has no place. */
export interface Spot {
  latitude: number | null
  longitude: number | null
  /** The bits of what it has, of which guests ask for some. */
  marks: number
}
