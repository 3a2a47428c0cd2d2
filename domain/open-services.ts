import { openFiles } from '#store/media/open-files.ts'
import { openSecretKey } from '#store/secret-key.ts'
import { openStore } from '#store/store.ts'
import { openEncryption } from './encryption.ts'
import type { Services } from './services.ts'

/** Opens the database and the files of an installation. */
export async function openServices(location: {
  databaseUrl: string | null
  dataDir: string
  mediaUrl: string | null
  mediaKey: { id: string; secret: string } | null
  secretKey: string | null
}): Promise<Services> {
  const files = openFiles(location)
  const store = await openStore(location)
  const encryption = openEncryption(await openSecretKey(location))
  return { store, files, encryption: encryption, now: () => new Date().toISOString() }
}
