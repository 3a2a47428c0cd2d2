/** The format of a sheet, read from its first lines. */
export interface Sheet {
  /** Null for JSON. */
  delimiter: string | null
  headings: readonly string[]
}
