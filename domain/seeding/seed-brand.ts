import type { BrandContent } from '#catalogue/brand/content.ts'
import { addStoredPicture, type StoredPicture } from '#domain/media/upload/add-picture.ts'
import { claimSeeding, isSeeded } from '#domain/seeded.ts'
import type { Services } from '#domain/services.ts'
import { removeAllNotices } from '#store/notices/notices.ts'
import type { Tx } from '#store/tables.ts'
import { fillBrand } from './fill-brand.ts'
import { storeFiles } from './store-files.ts'

interface SeedOptions {
  content: BrandContent
  /** The brand's folder, absolute. */
  folder: string
  /** Hashes the password of the demo accounts; called only when there is something to fill. */
  hash(): Promise<string>
  /** Prints what is being done. */
  say(sentence: string): void
}

/**
 * Fills an empty database with the content of a brand, all of it or nothing, by the same use cases that
 * people use. Returns the names of the demo accounts, or null when there was content already, also when
 * another process was faster.
 */
export async function seedBrand(
  services: Services,
  { content, folder, hash, say }: SeedOptions,
): Promise<string[] | null> {
  if (await isSeeded(services.store.db)) return null
  say(`Drawing ${content.files.length} files of the demo brand …`)
  const stored = await storeFiles(services, { files: content.files, folder })
  const passwordHash = await hash()
  return services.store.write(async (tx) => {
    const now = services.now()
    if (!(await claimSeeding(tx, now))) return null
    const files = await addFiles(tx, stored)
    const names = await fillBrand(tx, now, { content, files, passwordHash, say })
    // Nobody is notified of what was there before anybody came.
    await removeAllNotices(tx)
    return names
  })
}

/** Adds the files in the order of their names, so that every demo has the same ids. */
async function addFiles(tx: Tx, stored: Map<string, StoredPicture>): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [file, picture] of [...stored].sort())
    ids.set(file, await addStoredPicture(tx, picture))
  return ids
}
