import type { Collection } from '#catalogue/declaration.ts'
import { saveEntry } from '#web/admin/api/collection-calls.ts'
import { putEntry } from '#web/admin/api/entry-queries.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import type { Keeping } from '#web/admin/place/keeping.ts'
import { type EntryId, entryPreview } from './entry-shape.ts'

/**
 * An entry is kept at its own address among those of its collection.
 * @param made hears of the first save of a new one
 */
export function entryKeeping(
  collection: Collection,
  id: EntryId,
  made: (state: PlaceState) => void = () => {},
): Keeping {
  return {
    async save(save) {
      const answer = await saveEntry(collection, id === 'new' ? null : id, save)
      if (id === 'new') made(answer.data.state)
      return answer
    },
    show: (state) => putEntry(collection, state),
    previewOf: (state) => entryPreview(collection, state),
  }
}
