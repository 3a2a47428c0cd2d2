import type { Collection } from '#catalogue/declaration.ts'
import { saveEntry } from '#web/admin/api/collection-calls.ts'
import { putEntry } from '#web/admin/api/entry-queries.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SaveTarget } from '#web/admin/documents/actions/save-target.ts'
import { type EntryId, entryPreview } from './entry-shape.ts'

interface EntryKeeping {
  /** Hears of a new one once it is saved. */
  made?: (state: DocumentView) => void
  /** What names it in its address, in the brand's first language. */
  slug?: string | undefined
}

/** An entry is kept at its own address among those of its collection. */
export function entrySaveTarget(
  collection: Collection,
  id: EntryId,
  { made = () => {}, slug = '' }: EntryKeeping = {},
): SaveTarget {
  const previewOf = (state: DocumentView) =>
    state.entry_id === 0 ? null : entryPreview(collection, state, slug)
  if (id === 'new') {
    return {
      save: (save) => saveEntry(collection, null, save),
      show: made,
      previewOf,
    }
  }
  return {
    save: (save) => saveEntry(collection, id, save),
    show: (state) => putEntry(collection, state),
    previewOf,
  }
}
