/** What a program says of the schema to those that are older than itself. */
export interface SchemaMarkTable {
  name: MarkName
  value: string
}

/** The least step that a program has to know to work with it; the version that brought it up to date. */
export type MarkName = 'least step' | 'written by'
