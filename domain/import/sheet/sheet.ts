/** What is known of a sheet once its first lines are read. */
export interface Sheet {
  /** What stands between its cells; null for a list of JSON. */
  delimiter: string | null
  headings: readonly string[]
}
