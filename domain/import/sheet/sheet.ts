import type { Heading } from './headings.ts'

/** The format of a sheet, read from its first lines. */
export interface Sheet {
  /** Null for JSON. */
  delimiter: string | null
  headings: readonly string[]
  /** What they are for; null for JSON. */
  chosen: ChosenHeadings | null
}

/** What the columns of another system's sheet are for, as a person decided or we guess. */
export interface Mapping {
  /** Our column by their heading; null: not imported. */
  columns: Record<string, string | null>
  /** Cells of new entries for columns that are missing or empty. */
  defaults: Record<string, string>
}

/** A mapping as the dry run reports it. */
export interface ReportedMapping {
  columns: { heading: string; field: string | null; samples: string[] }[]
  defaults: Record<string, string>
  /** Whether it was used for an earlier file with the same headings. */
  isRemembered: boolean
}

export interface ChosenHeadings {
  headings: Heading[]
  /** Null for a sheet of our own. */
  mapping: Mapping | null
  reported: ReportedMapping | null
}
