import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import { isReferenceColumn } from '#catalogue/content/column-values.ts'
import { listedEntrySchema } from '#catalogue/content/entry-schema.ts'
import { listableFields } from '#catalogue/content/listed-fields.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { stateOfCode } from '#catalogue/revision-state.ts'
import { plainText } from '#catalogue/text/plain-text.ts'
import { listPageOf } from '#catalogue/wire.ts'
import { exampleNames } from '#domain/entries/example-names.ts'
import { type ExportedEntry, exportEntries } from '#domain/entries/export-entries.ts'
import { type EntryQuery, listEntries } from '#domain/entries/list-entries.ts'
import { tableNames } from '#domain/entries/table-names.ts'
import { readBrandRegion } from '#domain/reading/read-brand-region.ts'
import { startReading } from '#domain/reading/reading.ts'
import { readerLanguage } from '#http/authenticate.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { defineRoute, nothing, type Route } from '#http/call/route.ts'
import { entryCsv, entryJson } from './entry-table.ts'

const idText = z.string().regex(/^[1-9]\d{0,9}$/)

const grouped = { group: idText.optional() }

const words = plainText(limits.title)

const types = { csv: 'text/csv', json: 'application/json' } as const

const statuses = ['0', '1', '2', '3', '4'] as const

/** Lists of all entries of every collection, in any state, for a screen or as a file. */
export const entryListRoutes: Route[] = collections.flatMap((collection) => [
  listOf(collection),
  exportOf(collection),
])

function listOf(collection: Collection): Route {
  const query = entryQuery(collection)
  return defineRoute({
    methods: ['get'],
    path: `${collection.path}/create`,
    allow: 'content.view',
    summary: `${collection.plural}: all entries with their status, by search, status, columns and order`,
    query,
    response: listPageOf(listedEntrySchema(collection)),
    async run({ store, now, query: asked }) {
      const { rows, total } = await listEntries(store, collection, now(), {
        query: toQuery(collection, asked),
        page: pageOf(asked),
      })
      return { message: messages.loaded, data: paginate(rows, total, asked) }
    },
  })
}

function exportOf(collection: Collection): Route {
  return defineRoute({
    methods: ['get'],
    path: `${collection.path}/export`,
    allow: 'content.view',
    rate: 'export',
    summary: `${collection.plural}: the same list as a file for an import; CSV in the reader's language, JSON with codes, ids and minor units`,
    query: z.object({ ...entryFilter(collection), format: z.enum(['csv', 'json']).default('csv') }),
    response: nothing,
    download: Object.values(types),
    async run({ store, now, query, request }) {
      const parts = exportEntries(store, collection, now(), toQuery(collection, query))
      const { format } = query
      const loadWords = async () => {
        const { currency } = await readBrandRegion(startReading(store.db, now()))
        return { currency, language: readerLanguage(request.headers.get('accept-language')) }
      }
      const names = {
        of: (entries: readonly ExportedEntry[]) => tableNames(store.db, collection, entries),
        examples: isNarrowed(collection, query) ? null : () => exampleNames(store.db, collection),
      }
      const body =
        format === 'csv'
          ? entryCsv(collection, parts, await loadWords(), names)
          : entryJson(collection, parts)
      const name = `${collection.key}.${format}`
      const file = { name, type: `${types[format]}; charset=utf-8`, body }
      return { message: messages.loaded, data: {}, file }
    },
  })
}

/** Returns the filters of a collection: its columns by key (a reference by id), search and status. */
function entryFilter({ staffColumns, grouping, fields }: Collection) {
  const values = staffColumns.map((column) => {
    const field = fields.find(({ key }) => key === column)
    const value = field && isReferenceColumn(field) ? idText : words
    return [column, value.optional()] as const
  })
  return {
    ...Object.fromEntries(values),
    search: plainText(limits.search).optional(),
    status: z.enum(statuses).optional(),
    /** The id of a group that the entries are in. */
    ...(grouping ? grouped : ({} as typeof grouped)),
  }
}

/** Returns whether filters leave out entries of a list; the field that splits lists does not count. */
function isNarrowed({ staffColumns, choiceScreens: desks }: Collection, query: EntryListQuery) {
  const ownColumns = staffColumns.filter((column) => column !== desks?.field)
  return ['search', 'status', 'group', ...ownColumns].some(
    (name) => query[name] !== undefined && query[name] !== '',
  )
}

function entryQuery(collection: Collection) {
  const sorts = ['position', 'title', 'updated_at', ...collection.staffColumns]
  return z.object({
    ...entryFilter(collection),
    ...pageQuery,
    /** Descending with a minus sign. */
    sort: z.enum(sorts.flatMap((by) => [by, `-${by}`])).optional(),
    columns: chosenColumns(collection).optional(),
  })
}

/** Returns the keys of further columns, as `image,sizes`. */
function chosenColumns(collection: Collection) {
  const keys = new Set(listableFields(collection).map(({ key }) => key))
  return z
    .string()
    .max(limits.url)
    .transform((text) => text.split(','))
    .refine((chosen) => chosen.every((key) => keys.has(key)))
}

interface EntryListQuery extends Record<string, unknown> {
  search?: string | undefined
  status?: (typeof statuses)[number] | undefined
  sort?: string | undefined
  columns?: readonly string[] | undefined
  group?: string | undefined
}

function toQuery(collection: Collection, query: EntryListQuery): EntryQuery {
  const { search = '', status, sort = 'position', columns = [], group } = query
  const state = stateOfCode(status)
  const values = collection.staffColumns.flatMap((column) => {
    const value = query[column]
    return typeof value === 'string' ? [[column, value] as const] : []
  })
  return {
    search,
    ...(state ? { state } : {}),
    values: Object.fromEntries(values),
    sort: sort.replace(/^-/, ''),
    descending: sort.startsWith('-'),
    columns,
    // Others may have a column of this name.
    ...(collection.grouping && group ? { group: Number(group) } : {}),
  }
}
