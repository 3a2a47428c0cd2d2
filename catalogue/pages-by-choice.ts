/** Addresses of their own for entries with some values of a choice. */
export interface PagesByChoice {
  /** The key of the choice: one of the facets. */
  field: string
  /** By its values, with `{entry}` for the id and slug. */
  of: Readonly<Record<string, string>>
}
