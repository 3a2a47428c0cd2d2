import { join } from 'node:path'
import { folderFiles } from '#store/media/files.ts'
import { openStore } from '#store/store.ts'
import type { Services } from './services.ts'

/** Opens the database and the files of an installation, with the real clock. */
export async function openServices(place: {
  databaseUrl: string | null
  dataDir: string
}): Promise<Services> {
  const store = await openStore(place)
  return {
    store,
    files: folderFiles(join(place.dataDir, 'media')),
    now: () => new Date().toISOString(),
  }
}
