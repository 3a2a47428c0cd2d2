import type { GalleryDetails, GalleryItem } from '#catalogue/wire/media.ts'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { ListPage } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import type { TestApp } from '../open-test-app.ts'
import { asApprover, asEditor } from '../people.ts'
import { multipart } from '../upload.ts'

/** The calls by which a file of the library is changed and decided on. */
export function fileCalls(app: TestApp) {
  return {
    update: (id: number, body: object, who: Actor = asEditor) =>
      app.call<GalleryItem>(who, 'POST', `/galleries/${id}/update`, body),
    crop: (id: number, crop: object | null, more: object = {}, who: Actor = asEditor) =>
      app.call<GalleryItem>(who, 'POST', `/galleries/${id}/crop`, { crop, ...more }),
    view: async (id: number, who: Actor = asEditor) =>
      (await app.call<GalleryDetails>(who, 'GET', `/galleries/${id}/view`)).body.data,
    queue: async (who: Actor = asApprover) => {
      type Queue = ListPage<PendingRecord> & { count: number }
      return (await app.call<Queue>(who, 'GET', '/approvals')).body.data
    },
    step: (who: Actor, name: string, body: object) =>
      app.call(who, 'POST', `/approvals/${name}`, { entity_type: 'media_file', ...body }),
    async replace(id: number, bytes: Buffer, who: Actor = asEditor) {
      const form = multipart([{ field: 'image', name: 'new.jpg', bytes }])
      const headers = { ...form.headers, authorization: `Bearer ${await app.tokenOf(who)}` }
      const path = `/api/galleries/${id}/replace`
      const { status, bytes: sent } = await app.send('POST', path, { ...form, headers })
      return { status, body: JSON.parse(sent.toString()) }
    },
  }
}
