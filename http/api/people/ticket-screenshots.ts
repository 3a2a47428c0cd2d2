import { join } from 'node:path'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { ticketMessages } from '#catalogue/people/people-messages.ts'
import { ticketScreenshot } from '#catalogue/wire/tickets.ts'
import { fileKinds } from '#domain/media/bytes/file-kind.ts'
import { invalid } from '#domain/problem.ts'
import { loadScreenshot } from '#domain/tickets/load-screenshot.ts'
import { uploadScreenshot } from '#domain/tickets/upload-screenshot.ts'
import { withUpload } from '#http/call/read-upload.ts'
import { actorOf, defineRoute, nothing, type Route } from '#http/call/route.ts'

const types = [fileKinds.jpeg.type, fileKinds.png.type]

const upload = defineRoute({
  methods: ['post'],
  path: '/tickets/screenshots',
  allow: 'tickets.open',
  rate: 'upload',
  summary: 'Upload a screenshot for a ticket or an answer that is sent afterwards.',
  form: { files: 1, fields: {} },
  response: ticketScreenshot,
  run(call) {
    const { config, request } = call
    const most = config.maxUpload
    const bounds = { folder: join(config.dataDir, 'incoming'), most, fields: [] }
    return withUpload(request, bounds, async ({ files }) => {
      const [file, ...more] = files
      if (!file || more.length > 0) throw invalid({ image: [mediaMessages.oneFile] })
      const data = await uploadScreenshot(call, actorOf(call), file, most)
      return { message: ticketMessages.uploaded, data }
    })
  },
})

const load = defineRoute({
  methods: ['get'],
  path: '/tickets/screenshots/{id}',
  allow: 'tickets.open',
  summary:
    'A screenshot, for people who may read its ticket, or who uploaded it and did not send it yet.',
  response: nothing,
  download: types,
  async run(call) {
    const id = call.params.id ?? 0
    const { type, body } = await loadScreenshot(call, actorOf(call), id)
    const name = `screenshot-${id}.${type === fileKinds.png.type ? 'png' : 'jpg'}`
    return { message: messages.loaded, data: {}, file: { name, type, body } }
  },
})

/** Screenshots of tickets, only for people who may read the ticket. */
export const ticketScreenshotRoutes: Route[] = [upload, load]
