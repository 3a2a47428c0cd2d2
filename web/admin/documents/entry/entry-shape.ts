import { previewPathOf } from '#catalogue/content/entry-path.ts'
import type { Collection, Section } from '#catalogue/declaration.ts'
import { type Singleton, singletonOf } from '#catalogue/screens.ts'
import { saveEntry } from '#web/admin/api/collection-calls.ts'
import { putEntry } from '#web/admin/api/entry-queries.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SaveTarget } from '#web/admin/documents/actions/save-target.ts'
import { previewIn } from '#web/admin/documents/approval/preview-tab.ts'
import { windowFields } from './window-fields.ts'

export type EntryId = number | 'new'

/**
 * Returns an entry as a section for the form: its fields and its window, with unsaved edits of its
 * own.
 */
export function entryShape(
  { types: _types, narrowed = {}, ...collection }: Collection,
  id: EntryId,
): Section {
  return {
    ...collection,
    key: [collection.key, id, ...(id === 'new' ? Object.values(narrowed) : [])].join('/'),
    fields: [...collection.fields, ...windowFields(collection.window)],
    savePath: collection.path,
    previewPath: null,
  }
}

export function entryPreview(
  collection: Collection,
  { entry_id, language }: DocumentView,
  slug: string,
): string {
  const named = singletonOf(collection.singletons, slug) ? slug : ''
  const entry = { id: entry_id, slug: named, values: collection.narrowed ?? {} }
  return previewIn(language, previewPathOf(collection, entry) ?? '/?preview=1')
}

export function startsInBrandZone({ fields }: Collection): boolean {
  return fields.some(({ startsAs }) => startsAs === 'brandZone')
}

/**
 * Returns the state of a new entry.
 * @param zone the brand's time zone; '' where its country is not set
 */
export function newEntryState(
  { entityType, titleKey, fields }: Collection,
  singleton?: Singleton,
  zone = '',
): DocumentView {
  const inZone = fields.filter(({ startsAs }) => startsAs === 'brandZone' && zone !== '')
  return {
    entity_type: entityType,
    entry_id: 0,
    language: '',
    record: null,
    values: {
      ...Object.fromEntries(inZone.map(({ key }) => [key, zone])),
      ...(singleton ? { [titleKey]: singleton.title, slug: singleton.slug } : {}),
    },
    items: [],
    can: ['edit', 'save', 'submit', 'preview'],
    lock: null,
    live: false,
    scheduled: null,
    rejection: null,
    earlier_rejections: [],
    comments: [],
    unchanged: false,
  }
}

interface EntrySaveOptions {
  /** Called with a new entry once it is saved. */
  made?: (state: DocumentView) => void
  /** Its slug in the brand's first language. */
  slug?: string | undefined
}

export function entrySaveTarget(
  collection: Collection,
  id: EntryId,
  { made = () => {}, slug = '' }: EntrySaveOptions = {},
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
