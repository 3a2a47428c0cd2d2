export interface Screens {
  list: string
  add: string
  /** `{id}` stands for the entry's id. */
  entry: string
  /** Files with its entries that others fetch; its list links to them. */
  feeds?: readonly string[]
}

/** Returns the usual screens at the address of the list. */
export function screensAt(list: string): Screens {
  return { list, add: `${list}/add`, entry: `${list}/details/{id}` }
}

export interface CollectionScreens {
  field: string
  /** Names and addresses, by the value of the choice. */
  of: Readonly<Record<string, EditScreen>>
}

interface EditScreen {
  label: string
  plural: string
  screens: Screens
  /** Keys of fields that these screens leave out. */
  without?: readonly string[]
}

/** A single entry with a known address, such as the privacy policy. */
export interface Singleton {
  slug: string
  title: string
  page: string
  screen: string
}

export function singletonOf(singletons: readonly Singleton[], slug: string): Singleton | undefined {
  return singletons.find((one) => one.slug === slug)
}

/** A field that the entry screen switches on and off with a button. */
export interface Toggle {
  field: string
  on: { value: string; label: string }
  off: { value: string; label: string }
}

export interface PagesByChoice {
  /** The key of the choice, which guests filter by. */
  field: string
  /** By value; `{entry}` stands for id and slug. */
  of: Readonly<Record<string, string>>
}

/** A heading of a form. */
export interface FieldGroup {
  label: string
  fields: readonly string[]
}
