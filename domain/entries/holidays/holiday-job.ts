/** Where a restaurant is, as its address says it. */
export interface Territory {
  /** ISO 3166. */
  country: string
  region: string
}

/** Asks a process for the public holidays at some territories in a span of days. */
export interface HolidayJob {
  territories: readonly Territory[]
  from: string
  to: string
  /** BCP 47, of the names. */
  language: string
}

export interface Holiday {
  date: string
  /** Its last day where it lasts several. */
  until: string | null
  name: string
}

/** Holidays by territory, in the order of the job. */
export type HolidayReply = readonly (readonly Holiday[])[]
