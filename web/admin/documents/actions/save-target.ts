import type { Answer } from '#web/admin/api/call-api.ts'
import type { Save } from '#web/admin/api/section-calls.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'

/** What a save answers. */
interface SavedPlace {
  state: DocumentView
  /** Links that guests cannot follow, by wire path. */
  warnings: Record<string, string[]>
}

/** Where a place that is edited is kept: the call that saves it, and the screen that shows it. */
export interface SaveTarget {
  save: (save: Save) => Promise<Answer<SavedPlace>>
  /** Shows what the server has just answered, before everything else is loaded again. */
  show: (state: DocumentView) => void
  /** The page that shows it to this person, open record and all; null while it has none. */
  previewOf: (state: DocumentView) => string | null
  /** What a save carries beside the form. */
  beside?: () => Save['body']
}
