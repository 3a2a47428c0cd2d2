import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Got, getApi } from '#web/admin/api/call-api.ts'
import { polling } from '#web/admin/api/query-client.ts'
import type { Gallery } from '#web/admin/api/wire.gen.ts'
import { listQuery } from '#web/admin/media/files/list-query.ts'
import type { MediaView } from './media-view.ts'
import { sortQuery } from './media-view.ts'

export type FileKind = keyof Gallery['totals']

export type FolderPage = Got<'get', '/galleries/folders/{id}/view'>

type ListQuery = Pick<MediaView, 'search' | 'sort' | 'page'>

/** The number of each kind on Home (specification section 2). */
export const previewCount = 4
const filesOnPage = 24
const whileCopying = 2000

export function galleryQuery(view: ListQuery, more: { kind?: FileKind; deleted?: true } = {}) {
  const count = more.kind || more.deleted ? filesOnPage : previewCount
  const { kind, deleted } = more
  const query = { ...listingQuery(view, count), kind, deleted: deleted && ('1' as const) }
  return queryOptions({
    queryKey: ['media', 'gallery', query],
    queryFn: ({ signal }) => getApi('/galleries', { query, signal }),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

export function foldersQuery(view: ListQuery, count = filesOnPage) {
  const query = listingQuery(view, count)
  return queryOptions({
    queryKey: ['media', 'folders', query],
    queryFn: ({ signal }) => getApi('/galleries/folders', { query, signal }),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

export function folderQuery(id: number, view: ListQuery) {
  const query = listingQuery(view, filesOnPage)
  return queryOptions<FolderPage>({
    queryKey: ['media', 'folder', id, query],
    queryFn: ({ signal }) => getApi('/galleries/folders/{id}/view', { id, query, signal }),
    ...polling,
    // Another folder's files must not appear under this one's name.
    placeholderData: (before?: FolderPage) => (before?.folder.id === id ? before : undefined),
  })
}

export function fileQuery(id: number) {
  return queryOptions({
    queryKey: ['media', 'file', id],
    queryFn: ({ signal }) => getApi('/galleries/{id}/view', { id, signal }),
    ...polling,
    refetchInterval: ({ state }) => untilNextRefetch(state.data),
  })
}

/** Returns the milliseconds to the next reload: fewer while a file's copies are being made. */
export function untilNextRefetch(file: { ready: boolean } | undefined): number {
  return file?.ready === false ? whileCopying : polling.refetchInterval
}

function listingQuery({ sort, ...view }: ListQuery, count: number) {
  return { ...listQuery({ ...view, count }), ...sortQuery(sort) }
}
