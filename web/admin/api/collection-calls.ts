import type { Collection } from '#catalogue/declaration.ts'
import {
  type ApiResponse,
  addressOf,
  type CallInput,
  deleteApi,
  type Got,
  getApi,
  type PathOf,
  postApi,
} from './call-api.ts'
import { type Save, type Variant, variantQuery } from './section-calls.ts'
import type { DocumentView, ImportedEntries, ImportProgress, Json, RecordHead } from './wire.gen.ts'

// Collections declare where their calls are. These types name what all have in common; a test of
// the API checks that each collection has these calls.

type AnyLine = Got<'get', '/promotions/create'>['data'][number]

export interface EntryRow extends Omit<AnyLine, 'values'> {
  values: Record<string, Json>
}

export interface EntryState extends DocumentView {
  path: string | null
  archived: boolean
  /** The groups that it is in, of collections whose entries can be grouped. */
  groups?: number[]
  /** The keys of fields whose changes need no approval. */
  at_once?: string[]
  records: { open: RecordHead | null; live: RecordHead | null; scheduled: RecordHead | null }
}

interface Paged {
  total: number
  page: number
  per_page: number
  last_page: number
}

export interface EntryPage extends Paged {
  data: EntryRow[]
}

/** Entries in their draft order, with its state. */
export interface EntryOrder extends EntryPage {
  state: DocumentView
}

/** The answer to a save, a copy or archiving. */
export interface SavedEntry {
  id: number
  state: EntryState
  warnings: Record<string, string[]>
}

/** The filters of a list by wire name, with page and order. */
export type EntryFilter = Readonly<Record<string, string | number>>

type Returning<M extends 'get' | 'post', Data> = {
  [P in PathOf<M>]: Got<M, P> extends Data ? P : never
}[PathOf<M>]

type ListPath = Extract<Returning<'get', EntryPage>, `${string}/create`>
type OrderPath = Extract<Returning<'get', EntryOrder>, `${string}/order`>
type EntryPath = Extract<Returning<'get', EntryState>, `${string}/create/{id}`>
type RecordPath = Exclude<
  Extract<Returning<'post', SavedEntry>, `${string}/{id}`>,
  `${string}/create/{id}`
>
type AddPath = Exclude<Returning<'post', SavedEntry>, `${string}{id}${string}`>
type CopyPath = Extract<Returning<'post', SavedEntry>, `${string}/{id}/duplicate`>
type LogPath = Extract<PathOf<'get'>, `${string}/create/{id}/logs`>
type SelectedPath = Extract<PathOf<'post'>, `${string}/selected`>
type BulkPath = Extract<PathOf<'post'>, `${string}/bulk`>
type SavedOrderPath = Extract<PathOf<'post'>, `${string}/order`>
export type ImportPath = Extract<Returning<'post', ImportedEntries>, `${string}/import`>
type ProgressPath = Extract<Returning<'get', ImportProgress>, `${string}/import`>
type CallOffPath = Extract<PathOf<'delete'>, `${string}/import`>
type Body<P extends PathOf<'post'>> = CallInput<'post', P> extends { body?: infer B } ? B : never

export function listEntries({ path }: Collection, filter: EntryFilter, signal: AbortSignal) {
  const query = filter as NonNullable<CallInput<'get', ListPath>['query']>
  return getApi(`${path}/create` as ListPath, { query, signal }) as Promise<EntryPage>
}

export function loadEntry(
  { path }: Collection,
  id: number,
  variant: Variant,
  signal: AbortSignal,
): Promise<EntryState> {
  return getApi(`${path}/create/{id}` as EntryPath, { id, query: variantQuery(variant), signal })
}

/** Saves an entry, and submits it where the body says so; creates it without an id. */
export function saveEntry(
  { path }: Collection,
  id: number | null,
  { recordId, language = '', campaign, body, key }: Save,
): Promise<ApiResponse<SavedEntry>> {
  if (id === null) {
    const query = variantQuery({ campaign })
    return postApi(path as AddPath, { query, body: body as Body<AddPath>, key })
  }
  const from = recordId === null ? {} : { record_id: recordId }
  const query = variantQuery({ language, campaign })
  return postApi(`${path}/{id}` as RecordPath, {
    id,
    query,
    body: { ...body, ...from } as Body<RecordPath>,
    key,
  })
}

export function duplicateEntry({ path }: Collection, id: number): Promise<ApiResponse<SavedEntry>> {
  return postApi(`${path}/{id}/duplicate` as CopyPath, { id, body: {} })
}

export function archiveEntry({ path }: Collection, id: number, version?: number) {
  const body = version === undefined ? {} : { version }
  return deleteApi(`${path}/{id}` as RecordPath, { id, body })
}

export function applyToSelected({ path }: Collection, body: Body<SelectedPath>) {
  return postApi(`${path}/selected` as SelectedPath, { body })
}

/**
 * Returns a function that sets some fields of entries; the results are as those of other actions on
 * a selection. What it sends in several calls is one batch for approvers.
 */
export function bulkEditor({ path }: Collection, change: BulkChange) {
  let joined: { batch?: string } = {}
  return async (ids: number[]) => {
    const body = { where: { ids }, ...change, ...joined } as Body<BulkPath>
    const { data } = await postApi(`${path}/bulk` as BulkPath, { body })
    joined = { batch: data.batch }
    const left = new Map(data.left.map((one) => [one.id, one]))
    const results = ids.map((id) => {
      const { message = null, errors = {} } = left.get(id) ?? {}
      return { id, done: !left.has(id), message, errors }
    })
    return { data: { results } }
  }
}

export interface BulkChange {
  set: Record<string, Json>
  /** Rows that are added to those that each entry has. */
  add: Record<string, Json>
  approval: 0 | 1
}

/** Which entries of a list; groups and words narrow each other down. */
export interface BulkWhere {
  groups?: number[]
  search?: string
}

/** Changes all entries that match, as one batch for approvers; `dry_run: 1` only says which. */
export function bulkEdit(
  { path }: Collection,
  change: BulkChange & { where: BulkWhere; dry_run: 0 | 1 },
) {
  return postApi(`${path}/bulk` as BulkPath, { body: change as Body<BulkPath> })
}

export function loadOrder(
  { path }: Collection,
  query: { page: number; per_page: number },
  signal: AbortSignal,
): Promise<EntryOrder> {
  return getApi(`${path}/order` as OrderPath, { query, signal })
}

export function saveOrder({ path }: Collection, body: Save['body'], key: string) {
  return postApi(`${path}/order` as SavedOrderPath, { body: body as Body<SavedOrderPath>, key })
}

export function loadEntryLog(
  { path }: Collection,
  id: number,
  query: { page: number; per_page: number },
  signal: AbortSignal,
) {
  return getApi(`${path}/create/{id}/logs` as LogPath, { id, query, signal })
}

export function exportAddress({ path }: Collection, query: Readonly<Record<string, string>>) {
  return addressOf(`${path}/export`, { query })
}

export function importPath({ path }: Collection): ImportPath {
  return `${path}/import` as ImportPath
}

/** Returns the address of a file with the rows that an import would reject. */
export function rejectedRowsAddress({ path }: Collection): string {
  return addressOf(`${path}/import/refused`, {})
}

/** Loads the progress of the person's import, as known to the process that answers. */
export function loadImportProgress({ path }: Collection, signal: AbortSignal) {
  return getApi(`${path}/import` as ProgressPath, { signal })
}

/** Cancels the person's import; nothing is written. */
export function cancelImport({ path }: Collection) {
  return deleteApi(`${path}/import` as CallOffPath, {})
}
