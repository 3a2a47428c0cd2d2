import { z } from 'zod'
import { mediaKinds } from '#catalogue/collections/media-kind.ts'
import { limits } from '#catalogue/limits.ts'
import {
  aboutFile,
  changedMessage,
  deletedMessage,
  mediaMessages,
  restoredMessage,
} from '#catalogue/messages/media-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { idNumber, nameOfText, plainText } from '#catalogue/text/plain-text.ts'
import { gallery, galleryDetails, galleryItem, inLanguages } from '#catalogue/wire/media.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import { deleteMedia, restoreMedia } from '#domain/media/library/delete-media.ts'
import { daysToRestore, toGalleryItem } from '#domain/media/library/gallery-item.ts'
import { listGallery } from '#domain/media/library/list-gallery.ts'
import { loadThumbnail } from '#domain/media/library/load-thumbnail.ts'
import { putBackVersion } from '#domain/media-approval/put-back-version.ts'
import { updateMedia } from '#domain/media-approval/update-media.ts'
import { viewMedia } from '#domain/media-approval/view-media.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'
import { galleryQuery, listQueryOf, requestedPage, share } from './gallery-query.ts'
import { selectedGalleryRoute } from './selected-galleries.ts'

const list = defineRoute({
  methods: ['get'],
  path: '/galleries',
  allow: 'media.view',
  rate: 'gallery',
  summary:
    'Photos, files and videos, by name and order; or the deleted ones. A page of each, or without one up to 1,000.',
  query: z.object({
    ...galleryQuery,
    kind: z.enum(mediaKinds).optional(),
    folder_id: z.coerce.number().pipe(idNumber).optional(),
    deleted: z.enum(['0', '1']).optional(),
  }),
  response: gallery,
  async run({ store, query }) {
    const { kind, folder_id: folderId, deleted } = query
    const filter = { ...listQueryOf(query, 'desc'), kind, folderId, deleted: deleted === '1' }
    const data = await listGallery(store.db, filter, requestedPage(query))
    return { message: messages.loaded, data }
  },
})

const view = defineRoute({
  methods: ['get'],
  path: '/galleries/{id}/view',
  allow: 'media.view',
  summary: 'A file, where it is used, and its former versions.',
  response: galleryDetails,
  async run(call) {
    const data = await viewMedia(call.store.db, actorOf(call), call.params.id ?? 0)
    return { message: messages.loaded, data }
  },
})

const thumbnail = defineRoute({
  methods: ['get'],
  path: '/galleries/{id}/thumbnail',
  allow: 'media.view',
  summary: 'A small picture as a `data:` URL, also of a deleted file; null when there is none.',
  response: z.object({ image_url: z.string().nullable() }),
  async run(call) {
    const image_url = await loadThumbnail(call, call.params.id ?? 0)
    return { message: messages.loaded, data: { image_url } }
  },
})

const update = defineRoute({
  methods: ['post', 'patch'],
  path: '/galleries/{id}/update',
  allow: 'media.edit',
  summary:
    'Change a name, an alternative text, a focal point or the folder. What guests see of a file in use waits for approval.',
  body: z.strictObject({
    name: nameOfText(limits.fileName)
      .refine((name) => name !== '', serializeMessage(mediaMessages.named))
      .optional(),
    alt: plainText(limits.alt).optional(),
    /** In other languages; an empty one is removed. */
    alts: inLanguages(plainText(limits.alt)).optional(),
    decorative: z.boolean().optional(),
    focal_x: share.optional(),
    focal_y: share.optional(),
    folder_id: idNumber.optional(),
    version: idNumber.optional(),
  }),
  response: galleryItem,
  problems: ['conflict'],
  idempotent: true,
  async run(call) {
    const { store, now, params, body } = call
    const actor = actorOf(call)
    // A picture that only expired revisions show needs no approval.
    await tryApplyDueTransitions(store, now())
    const { item, outcome } = await store.write((tx) =>
      updateMedia({ db: tx, actor, now: now() }, params.id ?? 0, body),
    )
    return { message: changedMessage(item.name, outcome, mediaMessages.changed), data: item }
  },
})

const putBack = defineRoute({
  methods: ['post'],
  path: '/galleries/{id}/put-back',
  allow: 'media.edit',
  summary:
    'Put a former file back in place of the one that replaced it; of a file in use the change waits for approval.',
  body: z.strictObject({ version_id: idNumber, version: idNumber.optional() }),
  response: galleryItem,
  problems: ['conflict'],
  idempotent: true,
  async run(call) {
    const { store, now, params, body } = call
    const actor = actorOf(call)
    const former = { id: params.id ?? 0, versionId: body.version_id, version: body.version }
    await tryApplyDueTransitions(store, now())
    const { item, outcome } = await store.write((tx) =>
      putBackVersion({ db: tx, actor, now: now() }, former),
    )
    const done = aboutFile(mediaMessages.putBack, item.name)
    return { message: changedMessage(item.name, outcome, done), data: item }
  },
})

const remove = defineRoute({
  methods: ['delete'],
  path: '/galleries/{id}',
  allow: 'media.edit',
  summary: 'Delete a file that nothing uses; it can be restored for 30 days.',
  response: galleryItem.pick({ id: true, deleted_at: true, purged_at: true }),
  problems: ['conflict'],
  async run(call) {
    const { store, now, params, log, requestId } = call
    const actor = actorOf(call)
    // Revisions that have expired by now must not protect the file from deletion.
    await tryApplyDueTransitions(store, now())
    const media = await store.write((tx) =>
      deleteMedia({ db: tx, actor, now: now() }, params.id ?? 0),
    )
    log.info({ requestId, actor, mediaId: media.id }, 'a file was deleted')
    const { id, deleted_at, purged_at } = toGalleryItem(media)
    const message = deletedMessage(media.name, daysToRestore)
    return { message, data: { id, deleted_at, purged_at } }
  },
})

const restore = defineRoute({
  methods: ['post'],
  path: '/galleries/{id}/restore',
  allow: 'media.edit',
  summary: 'Restore a deleted file.',
  response: galleryItem,
  problems: ['conflict'],
  async run({ store, now, params }) {
    const media = await store.write((tx) => restoreMedia(tx, now(), params.id ?? 0))
    return { message: restoredMessage(media.name), data: toGalleryItem(media) }
  },
})

/** Files of the media library (specification section 7, "Media"). */
export const galleryRoutes: Route[] = [
  list,
  view,
  thumbnail,
  update,
  putBack,
  remove,
  restore,
  selectedGalleryRoute,
]
