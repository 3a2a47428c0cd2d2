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
import { queryClient, seenAgain } from './query-client.ts'
import type { DocumentView } from './wire.gen.ts'

/** A page of a collection; the former one stands until it is there. */
export function entriesQuery(collection: Collection, filter: EntryFilter) {
  return queryOptions({
    queryKey: ['entries', collection.key, filter],
    queryFn: ({ signal }) => listEntries(collection, filter, signal),
    placeholderData: keepPreviousData,
    ...seenAgain,
  })
}

/** An entry; in another language than the brand's first its translation. */
export function entryQuery(collection: Collection, id: number, language: DocumentLanguage = '') {
  return queryOptions({
    queryKey: ['entry', collection.key, id, language],
    queryFn: ({ signal }) => loadEntry(collection, id, language, signal),
    ...seenAgain,
  })
}

/** Shows an entry as the server has just answered it, before everything else is loaded again. */
export function putEntry(collection: Collection, state: DocumentView): void {
  const { queryKey } = entryQuery(collection, state.entry_id, state.language)
  queryClient.setQueryData(queryKey, (load) => load && { ...load, ...state })
}

/** A page of a collection in the order that is being worked on. */
export function orderQuery(collection: Collection, page: { page: number; per_page: number }) {
  return queryOptions({
    queryKey: ['entries', collection.key, 'order', page],
    queryFn: ({ signal }) => loadOrder(collection, page, signal),
    placeholderData: keepPreviousData,
    ...seenAgain,
  })
}

/** What happened to an entry; it loads again with the log. */
export function entryLogQuery(
  collection: Collection,
  id: number,
  { page, perPage }: { page: number; perPage: number },
) {
  return queryOptions({
    queryKey: ['logs', collection.key, id, page, perPage],
    queryFn: ({ signal }) => loadEntryLog(collection, id, { page, per_page: perPage }, signal),
    placeholderData: keepPreviousData,
    ...seenAgain,
  })
}

/** How far the import is that runs, asked again and again; a new step begins anew. */
export function importProgressQuery(collection: Collection, step: string) {
  return queryOptions({
    queryKey: ['import', collection.key, step],
    queryFn: ({ signal }) => loadImportProgress(collection, signal),
    refetchInterval: 700,
    gcTime: 0,
    retry: false,
  })
}
