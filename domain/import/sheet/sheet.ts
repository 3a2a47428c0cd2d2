/** What the first lines of a sheet tell. */
export interface Sheet {
  /** Null for JSON. */
  delimiter: string | null
  headings: readonly string[]
}
