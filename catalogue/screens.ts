/** Where the back office has a collection's screens. */
export interface Screens {
  list: string
  add: string
  /** With `{id}` for the entry's. */
  entry: string
}

/** Screens of their own for each value of a choice, where staff keep such entries apart. */
export interface Desks {
  /** The key of the choice. */
  field: string
  /** By its values: what one and several of them are called, and where they are. */
  of: Readonly<Record<string, Desk>>
}

interface Desk {
  label: string
  plural: string
  screens: Screens
  /** Keys of fields that its entries have no use for. */
  without?: readonly string[]
}

/** An entry of which there is one, at a known place: what it is called, and where guests and staff find it. */
export interface Singleton {
  slug: string
  title: string
  page: string
  /** Its screen in the back office. */
  screen: string
}

/** The one that an entry with this slug has, if any. */
export function singletonOf(singletons: readonly Singleton[], slug: string): Singleton | undefined {
  return singletons.find((one) => one.slug === slug)
}

/** A field that the head of an entry's screen turns over by itself: on, and off again. */
export interface Toggle {
  /** Its key. */
  field: string
  on: { value: string; label: string }
  off: { value: string; label: string }
}

/** Addresses of their own for entries with some values of a choice. */
export interface PagesByChoice {
  /** The key of the choice: one of the facets. */
  field: string
  /** By its values, with `{entry}` for the id and slug. */
  of: Readonly<Record<string, string>>
}
