import { addStoredPicture, type StoredPicture } from '#domain/media/upload/add-picture.ts'
import { claimSeeding, isSeeded } from '#domain/seeding.ts'
import type { Services } from '#domain/services.ts'
import { removeAllNotices } from '#store/notices/notices.ts'
import type { Tx } from '#store/tables.ts'
import { writePapers } from './careers/write-papers.ts'
import { drawPictures } from './draw-pictures.ts'
import { fillBrand } from './fill-brand.ts'
import { pictures } from './pictures.ts'

interface SeedOptions {
  /** The folder of the SVG drawings. */
  folder: string
  /** Hashes the demo accounts' password; asked only when there is something to fill. */
  hash(): Promise<string>
  /** Told what is being done. */
  say(sentence: string): void
}

/**
 * Fills an empty database with the demo brand, all of it or nothing, by the same verbs that people
 * use. Gives the names of the demo accounts, or null when there is something already, also when
 * another process was faster.
 */
export async function seedDemo(services: Services, options: SeedOptions): Promise<string[] | null> {
  if (await isSeeded(services.store.db)) return null
  options.say(`Drawing ${pictures.length} pictures of the demo brand …`)
  const drawn = await drawPictures(services, options.folder)
  const stored = new Map([...drawn, ...(await writePapers(services))])
  const passwordHash = await options.hash()
  return services.store.write(async (tx) => {
    const now = services.now()
    if (!(await claimSeeding(tx, now))) return null
    const ids = await addFiles(tx, stored)
    const names = await fillBrand(tx, now, { pictures: ids, passwordHash, say: options.say })
    // Nobody is told of what was there before anybody came.
    await removeAllNotices(tx)
    return names
  })
}

/** In the order of their names, so that every demo has the same ids. */
async function addFiles(tx: Tx, stored: Map<string, StoredPicture>): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [file, picture] of [...stored].sort())
    ids.set(file, await addStoredPicture(tx, picture))
  return ids
}
