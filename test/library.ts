import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Crop } from '#catalogue/collections/media-crop.ts'
import { mediaFile } from '#catalogue/collections/media-file.ts'
import type { Actor } from '#domain/actor.ts'
import { makeNextCopies } from '#domain/media/background/make-copies.ts'
import { discardFile, type IncomingFile, receiveFile } from '#domain/media/upload/receive-file.ts'
import { uploadFiles } from '#domain/media/upload/upload-files.ts'
import { cropFile } from '#domain/media-approval/crop-file.ts'
import { replaceFile } from '#domain/media-approval/replace-file.ts'
import type { Files, Services } from '#domain/services.ts'
import { findDocumentState } from '#store/content/document-states.ts'
import { folderFiles } from '#store/media/files.ts'
import { findMedia, type Media } from '#store/media/media.ts'
import { openWorkspace } from './content/workspace.ts'
import { openTestStoreAt, whenDone } from './open-test-store.ts'
import { asApprover, asEditor } from './people.ts'
import type { StoreLocation } from './storage/locations.ts'
import { testEncryption } from './storage/test-encryption.ts'
import { testClock } from './test-clock.ts'

const most = 20 * 1024 * 1024

export type Library = Awaited<ReturnType<typeof openLibrary>>

/**
 * An empty library with the people of the tests, and what they do to it. Its bytes are in a folder;
 * `place` may put something before that, or take another place.
 */
export async function openLibrary(
  place = (inFolder: Files): Files => inFolder,
  at?: StoreLocation,
) {
  const desk = await openWorkspace(at && (await openTestStoreAt(at)))
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-library-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  const clock = testClock()
  const inFolder = folderFiles(join(folder, 'media'))
  const files = place(inFolder)
  const services: Services = {
    store: desk.store,
    files,
    encryption: testEncryption,
    now: clock.now,
  }
  const incoming = join(folder, 'incoming')

  async function arriving<T>(
    name: string,
    bytes: Uint8Array,
    work: (file: IncomingFile) => Promise<T>,
  ) {
    const file = await receiveFile(chunksOf(bytes), { folder: incoming, name, most })
    return work(file).finally(() => discardFile(file))
  }

  return {
    ...services,
    services,
    desk,
    clock,
    incoming,
    inFolder,
    /** Uploads one file and gives its id. */
    async upload(name: string, bytes: Uint8Array, actor: Actor = asEditor): Promise<number> {
      const upload = (file: IncomingFile) =>
        uploadFiles(services, actor, { folderId: 1, files: [file], most })
      const [item] = await arriving(name, bytes, upload)
      return item?.id ?? 0
    },
    replace: (id: number, name: string, bytes: Uint8Array) =>
      arriving(name, bytes, (file) => replaceFile(services, asEditor, { id, file, most })),
    crop: (id: number, crop: Crop | null) =>
      cropFile(services, asEditor, { id, crop, folder: incoming }),
    /** Approves the change of a file that is waiting. */
    async approve(id: number): Promise<void> {
      const head = await findDocumentState(desk.store.db, {
        type: mediaFile.key,
        entryId: id,
        language: '',
      })
      await desk.approve(asApprover, mediaFile, head?.open_id ?? 0, { now: clock.now() })
    },
    /** Makes the copies of one file; gives whether one was due. */
    makeCopies: () => makeNextCopies(services, incoming),
    async media(id: number): Promise<Media> {
      const found = await findMedia(desk.store.db, id)
      if (!found) throw new Error(`There is no file ${id}`)
      return found
    },
    names: async () => (await Array.fromAsync(files.list())).sort(),
  }
}

async function* chunksOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
