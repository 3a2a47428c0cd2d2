import type { ProsePiece } from 'linecheck/brand'

/** A legal page as it was published one time after the other, the oldest first. */
export interface DemoLegal {
  slug: string
  title: readonly [english: string, arabic: string]
  versions: readonly {
    /** The day from which it applies. */
    effective: string
    /** When it was published (ISO 8601 UTC). */
    publishedAt: string
    text: readonly [english: readonly ProsePiece[], arabic: readonly ProsePiece[]]
  }[]
}
