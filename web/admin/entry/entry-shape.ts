import { type Collection, entryPath, type Section } from '#catalogue/declaration.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { previewIn } from '#web/admin/brand-languages/preview-in.ts'
import { windowFields } from './window-fields.ts'

/** A new entry has no number yet. */
export type EntryId = number | 'new'

/** An entry as a form edits it: its fields and its window, with unsaved edits of its own. */
export function entryShape({ types: _types, ...collection }: Collection, id: EntryId): Section {
  return {
    ...collection,
    key: `${collection.key}/${id}`,
    fields: [...collection.fields, ...windowFields()],
    savePath: collection.path,
    previewPath: null,
  }
}

/** The page that shows an entry to staff: its own, or the one that lists it. */
export function entryPreview(collection: Collection, { entry_id, language }: PlaceState): string {
  const own = entryPath(collection, entry_id, '')
  const listing = (collection.search?.path ?? '/').split('?')[0]
  return previewIn(language, `${own ?? listing}?preview=1`)
}

/** What the screen to add an entry starts from; it is there for who may. */
export function newEntryState({ entityType }: Collection): PlaceState {
  return {
    entity_type: entityType,
    entry_id: 0,
    language: '',
    record: null,
    values: {},
    items: [],
    can: ['edit', 'save', 'submit', 'preview'],
    lock: null,
    live: false,
    scheduled: null,
    rejection: null,
    earlier_rejections: [],
    unchanged: false,
  }
}
