import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { previewPathOf } from '#catalogue/content/entry-path.ts'
import { hasOwnAddress } from '#catalogue/content/own-address.ts'
import type { Collection, Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { moment } from '#catalogue/fields/times/moment.ts'
import { type Singleton, singletonOf } from '#catalogue/screens.ts'
import type { WindowMeaning } from '#catalogue/time/window-meaning.ts'
import { loadedTimeZone } from '#web/admin/api/brand.ts'
import { saveEntry } from '#web/admin/api/collection-calls.ts'
import { putEntry } from '#web/admin/api/entry-queries.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SaveTarget } from '#web/admin/documents/actions/use-document-save.ts'
import { previewIn } from '#web/admin/documents/approval/preview-tab.ts'
import { windowLabels } from '#web/admin/fields/field-labels.ts'
import { type Row, textAt } from '#web/admin/fields/row.ts'

export type EntryId = number | 'new'

/** Returns an entry as a section for the form: its fields and its window. */
export function entryShape(
  { types: _types, fixedValues: narrowed = {}, ...collection }: Collection,
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

/** Returns a section for the form: one with a window has the fields of its window too. */
export function sectionShape(section: Section): Section {
  return section.hasWindow
    ? { ...section, fields: [...section.fields, ...windowFields(section.window)] }
    : section
}

export function entryPreview(
  collection: Collection,
  { entry_id, language }: DocumentView,
  slug: string,
): string {
  const isNamed = singletonOf(collection.singletons, slug) || hasOwnAddress(collection)
  const named = isNamed ? slug : ''
  const entry = { id: entry_id, slug: named, values: collection.fixedValues ?? {} }
  return previewIn(language, previewPathOf(collection, entry) ?? '/?preview=1')
}

export function startsInBrandZone({ fields }: Collection): boolean {
  return fields.some(({ defaultFrom }) => defaultFrom === 'brandZone')
}

interface NewEntry {
  singleton?: Singleton | undefined
  /** '' where the brand's country is not set. */
  zone?: string
  /** The campaign in which alone guests will see it. */
  campaign?: number | undefined
}

/** Returns the state of a new entry. */
export function newEntryState(
  { entityType, titleKey, fields }: Collection,
  { singleton, zone = '', campaign }: NewEntry = {},
): DocumentView {
  const inZone = fields.filter(({ defaultFrom }) => defaultFrom === 'brandZone' && zone !== '')
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
    ...(campaign === undefined ? {} : { campaign }),
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

export function entryScreen({ screens }: Collection, id: number): string {
  return screens.entry.replace('{id}', String(id))
}

/** Returns the fields of a window, which no declaration lists. */
export function windowFields(meaning: WindowMeaning | null): Field[] {
  const { starts, ends } = windowLabels(meaning)
  const { zone } = meaning ?? {}
  const by = zone === undefined ? {} : { zone }
  const required = meaning?.needsEnd !== undefined
  return [moment(starts, by)('starts_at'), { ...moment(ends, by)('ends_at'), required }]
}

/** Returns the time zone of an entry's window: its own where it names one, else the brand's. */
export function windowZone(entityType: string, values: Row): string | null {
  const key = declarationByEntityType(entityType)?.window?.zone
  return (key !== undefined && textAt(values, key)) || loadedTimeZone()
}
