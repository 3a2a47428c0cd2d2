import { join } from 'node:path'
import { z } from 'zod'
import { generalFolderId } from '#catalogue/collections/media-kind.ts'
import { limits } from '#catalogue/limits.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import {
  changedMessage,
  mediaMessages,
  replacedMessage,
  uploadedMessage,
} from '#catalogue/messages/media-messages.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { uploadedItem } from '#catalogue/wire/media.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import { noSuchFolder, uploadFiles } from '#domain/media/upload/upload-files.ts'
import { replaceFile } from '#domain/media-approval/replace-file.ts'
import { invalid, type Problem } from '#domain/problem.ts'
import { type ReadUpload, type UploadLimits, withUpload } from '#http/call/read-upload.ts'
import { actorOf, type Call, defineRoute, type Form, type Route } from '#http/call/route.ts'

const uploadForm: Form = { files: limits.upload.files, fields: { folder_id: idNumber } }

const upload = defineRoute({
  methods: ['post'],
  path: '/galleries',
  allow: 'media.edit',
  checksScope: true,
  rate: 'upload',
  summary: 'Upload files: all of them or none.',
  form: uploadForm,
  response: z.object({ galleries: z.array(uploadedItem) }),
  run: (call) =>
    withUpload(call.request, bounds(call, uploadForm), async ({ files, fields }) => {
      if (files.length === 0) throw invalid({ image: [mediaMessages.noFile] })
      const folderId = numberIn(fields, 'folder_id', noSuchFolder) ?? generalFolderId
      const most = call.config.maxUpload
      const galleries = await uploadFiles(call, actorOf(call), { folderId, files, most })
      return { message: uploadedMessage(galleries), data: { galleries } }
    }),
})

const replaceForm: Form = { files: 1, fields: { version: idNumber } }

const replace = defineRoute({
  methods: ['post'],
  path: '/galleries/{id}/replace',
  allow: 'media.edit',
  rate: 'upload',
  summary: 'Replace a file by another; when it is in use the change waits for approval.',
  form: replaceForm,
  response: uploadedItem.omit({ restored: true }),
  problems: ['conflict'],
  run: (call) =>
    withUpload(call.request, bounds(call, replaceForm), async ({ files, fields }) => {
      const [file, ...more] = files
      if (!file || more.length > 0) throw invalid({ image: [mediaMessages.oneFile] })
      const version = numberIn(fields, 'version', () =>
        invalid({ version: [inputMessages.wholeNumber] }),
      )
      const { params, config, log, requestId } = call
      const actor = actorOf(call)
      const replacement = { id: params.id ?? 0, file, version, most: config.maxUpload }
      await tryApplyDueTransitions(call.store, call.now())
      const { item, outcome, duplicate } = await replaceFile(call, actor, replacement)
      if (!duplicate)
        log.info({ requestId, actor, mediaId: item.id, outcome }, 'a file was replaced')
      const done = replacedMessage(item.name, duplicate)
      const message = duplicate ? done : changedMessage(item.name, outcome, done)
      return { message, data: { ...item, duplicate } }
    }),
})

function bounds({ config }: Call, form: Form): UploadLimits {
  const fields = Object.keys(form.fields)
  return { folder: join(config.dataDir, 'incoming'), most: config.maxUpload, fields }
}

/** Returns an id or version that a form sent as text, or undefined. Throws `refusal()` for anything else. */
function numberIn(
  fields: ReadUpload['fields'],
  name: string,
  makeProblem: () => Problem,
): number | undefined {
  const text = fields.get(name)?.trim()
  if (!text) return undefined
  if (!/^[1-9]\d*$/.test(text) || Number(text) > limits.id) throw makeProblem()
  return Number(text)
}

/** Uploads to the media library (specification section 7, "Media"; contract section 5). */
export const galleryUploadRoutes: Route[] = [upload, replace]
