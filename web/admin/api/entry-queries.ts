import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Collection } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import {
  type EntryFilter,
  listEntries,
  loadEntry,
  loadEntryLog,
  loadImportProgress,
  loadOrder,
} from './collection-calls.ts'
import { polling, queryClient } from './query-client.ts'
import type { DocumentView } from './wire.gen.ts'

/** Queries a page of a collection; the previous page is shown until it is loaded. */
export function entriesQuery(collection: Collection, filter: EntryFilter) {
  return queryOptions({
    queryKey: ['entries', collection.key, filter],
    queryFn: ({ signal }) => listEntries(collection, filter, signal),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

export function entryQuery(collection: Collection, id: number, language: DocumentLanguage = '') {
  return queryOptions({
    queryKey: ['entry', collection.key, id, language],
    queryFn: ({ signal }) => loadEntry(collection, id, language, signal),
    ...polling,
  })
}

/** Puts an entry from a response into the cache, before everything else reloads. */
export function putEntry(collection: Collection, state: DocumentView): void {
  const { queryKey } = entryQuery(collection, state.entry_id, state.language)
  queryClient.setQueryData(queryKey, (load) => load && { ...load, ...state })
}

export function orderQuery(collection: Collection, page: { page: number; per_page: number }) {
  return queryOptions({
    queryKey: ['entries', collection.key, 'order', page],
    queryFn: ({ signal }) => loadOrder(collection, page, signal),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

export function entryLogQuery(
  collection: Collection,
  id: number,
  { page, perPage }: { page: number; perPage: number },
) {
  return queryOptions({
    queryKey: ['logs', collection.key, id, page, perPage],
    queryFn: ({ signal }) => loadEntryLog(collection, id, { page, per_page: perPage }, signal),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

/** Polls the running import; each step starts over. */
export function importProgressQuery(collection: Collection, step: string) {
  return queryOptions({
    queryKey: ['import', collection.key, step],
    queryFn: ({ signal }) => loadImportProgress(collection, signal),
    refetchInterval: 700,
    gcTime: 0,
    retry: false,
  })
}
