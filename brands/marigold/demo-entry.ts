import type { SentValues } from 'linecheck/brand'

/** An entry as an editor would send it, with its translation. */
export interface DemoEntry {
  sent: SentValues
  arabic: SentValues
  /** When it was published, where that is long ago: by now its window has closed. */
  publishedAt?: string
}
