import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Collection } from '#catalogue/declaration.ts'
import { currentLanguage } from '#web/admin/i18n/translate.ts'
import { getApi } from './call-api.ts'
import {
  type BulkWhere,
  type EntryFilter,
  listEntries,
  loadEntry,
  loadEntryLog,
  loadImportProgress,
  loadOrder,
} from './collection-calls.ts'
import { polling, queryClient } from './query-client.ts'
import type { Variant } from './section-calls.ts'
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

export function entryQuery(collection: Collection, id: number, variant: Variant = {}) {
  const { language = '', campaign = 0 } = variant
  return queryOptions({
    queryKey: ['entry', collection.key, id, language, campaign],
    queryFn: ({ signal }) => loadEntry(collection, id, variant, signal),
    ...polling,
  })
}

/** The entries that a change of many is about. */
export type BulkTargets = BulkWhere | { ids: readonly number[] }

/** Ids that one call takes. */
const mostIds = 500

/** Queries the next public holidays of some restaurants. */
export function publicHolidaysQuery(targets: BulkTargets) {
  const query = {
    language: currentLanguage(),
    ...('ids' in targets
      ? { ids: targets.ids.slice(0, mostIds).join(',') }
      : {
          ...(targets.groups ? { groups: targets.groups.join(',') } : {}),
          ...(targets.search ? { search: targets.search } : {}),
        }),
  }
  return queryOptions({
    queryKey: ['entries', 'location', 'holidays', query],
    queryFn: ({ signal }) => getApi('/locations/holidays', { query, signal }),
  })
}

/** Puts an entry from a response into the cache, before everything else reloads. */
export function putEntry(collection: Collection, state: DocumentView): void {
  const { queryKey } = entryQuery(collection, state.entry_id, state)
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
