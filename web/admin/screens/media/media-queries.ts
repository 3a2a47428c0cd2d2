import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Folder, Gallery, GalleryDetails, GalleryItem } from '#catalogue/media/media-wire.ts'
import type { Listed } from '#catalogue/wire.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import { listQuery } from '#web/admin/files/list-query.ts'
import type { MediaView } from './media-view.ts'
import { sortQuery } from './sort-order.ts'

export type FileKind = keyof Gallery['totals']

/** `GET /galleries/folders/{id}/view`. */
export interface FolderPage extends Listed<GalleryItem> {
  folder: Folder
}

type Asked = Pick<MediaView, 'search' | 'sort' | 'page'>

/** How many of each kind Home shows (specification section 2). */
export const previewCount = 4
const filesOnPage = 24
const whileCopying = 2000

export function galleryQuery(asked: Asked, more: { kind?: FileKind; deleted?: true } = {}) {
  const count = more.kind || more.deleted ? filesOnPage : previewCount
  const query = queryText(asked, count, {
    ...(more.kind ? { kind: more.kind } : {}),
    ...(more.deleted ? { deleted: '1' } : {}),
  })
  return queryOptions({
    queryKey: ['media', 'gallery', query],
    queryFn: ({ signal }) => getApi<Gallery>(`/galleries?${query}`, signal),
    placeholderData: keepPreviousData,
  })
}

export function foldersQuery(asked: Asked, count = filesOnPage) {
  const query = queryText(asked, count)
  return queryOptions({
    queryKey: ['media', 'folders', query],
    queryFn: ({ signal }) => getApi<Listed<Folder>>(`/galleries/folders?${query}`, signal),
    placeholderData: keepPreviousData,
  })
}

/** Every folder by name, for selects. */
export const allFoldersQuery = foldersQuery({ search: '', sort: 'a-z', page: 1 }, 100)

export function folderQuery(id: number, asked: Asked) {
  const query = queryText(asked, filesOnPage)
  return queryOptions<FolderPage>({
    queryKey: ['media', 'folder', id, query],
    queryFn: ({ signal }) => getApi<FolderPage>(`/galleries/folders/${id}/view?${query}`, signal),
    // Another folder's files must not stand under this one's name.
    placeholderData: (before?: FolderPage) => (before?.folder.id === id ? before : undefined),
  })
}

export function fileQuery(id: number) {
  return queryOptions({
    queryKey: ['media', 'file', id],
    queryFn: ({ signal }) => getApi<GalleryDetails>(`/galleries/${id}/view`, signal),
    refetchInterval: ({ state }) => (state.data?.ready === false ? whileCopying : false),
  })
}

function queryText({ sort, ...asked }: Asked, count: number, more = {}): string {
  return listQuery({ ...asked, count }, { ...sortQuery(sort), ...more })
}
