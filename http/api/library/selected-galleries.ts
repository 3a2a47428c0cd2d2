import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import { forEachSelected } from '#domain/for-each-selected.ts'
import { deleteMedia } from '#domain/media/library/delete-media.ts'
import { updateMedia } from '#domain/media-approval/update-media.ts'
import { selectedResponse, toSelectedResponse } from '#http/api/selected-response.ts'
import { actorOf, defineRoute } from '#http/call/route.ts'

const ids = z.array(idNumber).min(1).max(limits.pageSize)

/** Moves or deletes many files, each in a transaction of its own: one problem does not stop the others. */
export const selectedGalleryRoute = defineRoute({
  methods: ['post'],
  path: '/galleries/selected',
  allow: 'media.edit',
  summary: 'Move some files to a folder, or delete those of them that nothing uses.',
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('move'), ids, folder_id: idNumber }),
    z.strictObject({ action: z.literal('delete'), ids }),
  ]),
  response: selectedResponse,
  async run(call) {
    const { store, now, body, log, requestId } = call
    const actor = actorOf(call)
    if (body.action === 'move') {
      const { folder_id } = body
      const outcomes = await forEachSelected(store, body.ids, async (tx, id) => {
        await updateMedia({ db: tx, actor, now: now() }, id, { folder_id })
      })
      return toSelectedResponse(outcomes)
    }
    // Revisions that have expired by now must not protect their pictures from deletion.
    await tryApplyDueTransitions(store, now())
    const outcomes = await forEachSelected(store, body.ids, async (tx, id) => {
      await deleteMedia({ db: tx, actor, now: now() }, id)
    })
    const gone = outcomes.filter(({ problem }) => problem === null).map(({ id }) => id)
    if (gone.length > 0) log.info({ requestId, actor, mediaIds: gone }, 'files were deleted')
    return toSelectedResponse(outcomes)
  },
})
