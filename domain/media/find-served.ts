import { findByStem } from '#store/media/media.ts'
import type { Services } from '../services.ts'
import { storeTrouble } from '../store-trouble.ts'

/** What the bytes behind an address of the library may be served as. */
export interface Served {
  type: string
  /** The name it is saved under; null for a picture, which is shown. */
  download: string | null
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
    if (storeTrouble(error)) return { name: 'document' }
    throw error
  })
  if (!media) return null
  return { type, download: ending === 'pdf' ? withEnding(media.name) : null }
}

function withEnding(name: string): string {
  return /\.pdf$/i.test(name) ? name : `${name}.pdf`
}
