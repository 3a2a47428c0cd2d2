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
