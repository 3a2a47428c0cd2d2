import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { nameOfText } from '#catalogue/text/plain-text.ts'
import { folder, galleryItem } from '#catalogue/wire/media.ts'
import { listPageOf } from '#catalogue/wire.ts'
import { deleteFolder } from '#domain/media/folders/delete-folder.ts'
import { listFolders } from '#domain/media/folders/list-folders.ts'
import { addFolder, renameFolder } from '#domain/media/folders/name-folder.ts'
import { viewFolder } from '#domain/media/folders/view-folder.ts'
import { pageOf, paginate } from '#http/call/envelope.ts'
import { defineRoute, nothing, type Route } from '#http/call/route.ts'
import { galleryQuery, listQueryOf, requestedPage } from './gallery-query.ts'

const named = z.strictObject({
  name: nameOfText(limits.folderName, mediaMessages.folderNamed).refine(
    (name) => name !== '',
    serializeMessage(mediaMessages.folderNamed),
  ),
})

const list = defineRoute({
  methods: ['get'],
  path: '/galleries/folders',
  allow: 'media.view',
  rate: 'gallery',
  summary: 'Folders with the number and size of their files, and the newest of them.',
  query: z.object(galleryQuery),
  response: listPageOf(folder),
  async run({ store, query }) {
    const page = requestedPage(query)
    const { folders, total } = await listFolders(store.db, listQueryOf(query, 'asc'), pageOf(page))
    return { message: messages.loaded, data: paginate(folders, total, page) }
  },
})

const view = defineRoute({
  methods: ['get'],
  path: '/galleries/folders/{id}/view',
  allow: 'media.view',
  rate: 'gallery',
  summary: 'The files in a folder.',
  query: z.object(galleryQuery),
  response: listPageOf(galleryItem).extend({ folder }),
  async run({ store, query, params }) {
    const id = params.id ?? 0
    const page = requestedPage(query)
    const folderView = await viewFolder(store.db, id, listQueryOf(query, 'desc'), pageOf(page))
    const data = {
      ...paginate(folderView.items, folderView.total, page),
      folder: folderView.folder,
    }
    return { message: messages.loaded, data }
  },
})

const add = defineRoute({
  methods: ['post'],
  path: '/galleries/folders',
  allow: 'media.edit',
  summary: 'Add a folder.',
  body: named,
  response: folder,
  async run({ store, now, body }) {
    const data = await store.write((tx) => addFolder(tx, now(), body.name))
    return { message: mediaMessages.folderAdded, data }
  },
})

const rename = defineRoute({
  methods: ['post', 'patch'],
  path: '/galleries/folders/{id}/update',
  allow: 'media.edit',
  summary: 'Rename a folder.',
  body: named,
  response: folder,
  async run({ store, params, body }) {
    const data = await store.write((tx) => renameFolder(tx, params.id ?? 0, body.name))
    return { message: mediaMessages.folderRenamed, data }
  },
})

const remove = defineRoute({
  methods: ['delete'],
  path: '/galleries/folders/{id}',
  allow: 'media.edit',
  summary: 'Delete a folder that holds no file.',
  response: nothing,
  problems: ['conflict'],
  async run({ store, params }) {
    await store.write((tx) => deleteFolder(tx, params.id ?? 0))
    return { message: mediaMessages.folderDeleted, data: {} }
  },
})

/** Folders of the media library (specification section 7, "Media"). */
export const galleryFolderRoutes: Route[] = [list, view, add, rename, remove]
