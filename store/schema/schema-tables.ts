export interface SchemaMarkTable {
  name: MarkName
  value: string
}

/** The first migration that a program must know; the version that migrated last. */
export type MarkName = 'least step' | 'written by'
