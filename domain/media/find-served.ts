import { findByStem, type StemFile } from '#store/media/media.ts'
import type { Services } from '../services.ts'
import { storeFailure } from '../store-failure.ts'
import type { Digest } from './bytes/digest.ts'
import { documentSuffix } from './media-url.ts'

/** Type and digest with which a file of the library is served. */
export interface Served {
  type: string
  /** The name it is saved under; null for a picture, which is shown. */
  download: string | null
  /** From the row; null when it has none or the database cannot be read now. */
  digest: Digest | null
}

/** Names are ours: a random stem, then what the copy is. What copies are made from is not served. */
const ours =
  /^([a-z0-9]{16,40})-(?:\d{1,5}|original|social-\d{1,4}-\d{1,4})\.(webp|avif|jpg|png|pdf)$/

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
}

/**
 * What is at this address, or null: not one of ours, or deleted. While the database is away the
 * addresses that were given out go on; they cannot be guessed.
 */
export async function findServed({ store }: Services, name: string): Promise<Served | null> {
  const [, stem = '', ending = ''] = ours.exec(name) ?? []
  const type = types[ending]
  if (!type) return null
  const media = await findByStem(store.db, stem).catch((error: unknown) => {
    if (storeFailure(error)) return 'away' as const
    throw error
  })
  if (!media) return null
  const documentName = media === 'away' ? 'document' : media.name
  const digest = media === 'away' ? null : digestIn(media, name.slice(stem.length + 1))
  return { type, download: ending === 'pdf' ? withEnding(documentName) : null, digest }
}

function digestIn({ file_size, sha256, renditions }: StemFile, suffix: string): Digest | null {
  if (suffix === documentSuffix) {
    return { size: file_size, sha256: Buffer.from(sha256, 'hex').toString('base64url') }
  }
  const copy = renditions.find((one) => one.suffix === suffix)
  if (copy?.size === undefined || copy.sha256 === undefined) return null
  return { size: copy.size, sha256: copy.sha256 }
}

function withEnding(name: string): string {
  return /\.pdf$/i.test(name) ? name : `${name}.pdf`
}
