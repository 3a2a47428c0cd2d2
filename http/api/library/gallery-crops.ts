import { join } from 'node:path'
import { z } from 'zod'
import { aboutFile, changedMessage, mediaMessages } from '#catalogue/messages/media-messages.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { galleryItem } from '#catalogue/wire/media.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import { cropFile } from '#domain/media-approval/crop-file.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'
import { share } from './gallery-query.ts'

const cropRoute = defineRoute({
  methods: ['post'],
  path: '/galleries/{id}/crop',
  allow: 'media.edit',
  rate: 'upload',
  summary:
    'Show a part of a picture: shares of the width and height of what was uploaded, which is kept; null shows all of it. Of a file in use the change waits for approval.',
  body: z.strictObject({
    crop: z.strictObject({ x: share, y: share, width: share, height: share }).nullable(),
    version: idNumber.optional(),
  }),
  response: galleryItem,
  problems: ['conflict'],
  async run(call) {
    const { store, now, params, body, config, log, requestId } = call
    const actor = actorOf(call)
    const folder = join(config.dataDir, 'incoming')
    // A picture that only expired revisions show needs no approval.
    await tryApplyDueTransitions(store, now())
    const { item, outcome } = await cropFile(call, actor, { ...body, id: params.id ?? 0, folder })
    if (outcome !== 'unchanged')
      log.info({ requestId, actor, mediaId: item.id, outcome }, 'a picture was cropped')
    const done = aboutFile(body.crop ? mediaMessages.cropped : mediaMessages.uncropped, item.name)
    return { message: changedMessage(item.name, outcome, done), data: item }
  },
})

/** Crops of pictures of the media library (contract section 9). */
export const galleryCropRoutes: Route[] = [cropRoute]
