import type { Answer } from '#web/admin/api/call-api.ts'
import type { Save } from '#web/admin/api/section-calls.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'

interface SavedDocument {
  state: DocumentView
  /** Links that guests cannot follow, by wire path. */
  warnings: Record<string, string[]>
}

/** The call that saves a document, and the screen that shows it. */
export interface SaveTarget {
  save: (save: Save) => Promise<Answer<SavedDocument>>
  /** Puts the server's answer into the query cache, before everything else reloads. */
  show: (state: DocumentView) => void
  /** The address of its preview with the open revision; null while it has none. */
  previewOf: (state: DocumentView) => string | null
  /** Values that a save sends besides the form. */
  beside?: () => Save['body']
}
