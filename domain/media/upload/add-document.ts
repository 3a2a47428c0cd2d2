import { createHash } from 'node:crypto'
import type { Services } from '#domain/services.ts'
import type { NewMedia } from '#store/media/media.ts'
import { fileKinds } from '../bytes/file-kind.ts'
import { documentSuffix } from '../media-url.ts'
import { newStem } from '../store-file.ts'
import { expectNewBytes } from './new-bytes.ts'

/** Stores a PDF and returns its row (for `addStoredPicture`). */
export async function storeDocument(
  { store, files, now }: Services,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<NewMedia> {
  const stem = newStem()
  await store.write((tx) => expectNewBytes(tx, now(), [stem]))
  await files.put(`${stem}-${documentSuffix}`, bytes)
  return {
    name,
    file_type: fileKinds.pdf.type,
    file_size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    width: null,
    height: null,
    alt: '',
    decorative: 1,
    focal_x: 0.5,
    focal_y: 0.5,
    color: '#ffffff',
    stem,
    renditions: [],
    uploaded_by: null,
    created_at: now(),
  }
}
