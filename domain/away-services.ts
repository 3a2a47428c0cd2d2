import { awayStore } from '#store/away-store.ts'
import { openFiles } from '#store/media/open-files.ts'
import { openSecretKey } from '#store/secret-key.ts'
import type { openServices } from './open-services.ts'
import { openSealer } from './sealer.ts'
import type { Services } from './services.ts'

/** What verbs work with while the database cannot be opened: its files, and a store that refuses everything. */
export async function awayServices(
  place: Parameters<typeof openServices>[0],
  why: unknown,
): Promise<Services> {
  const sealer = openSealer(await openSecretKey(place))
  const now = () => new Date().toISOString()
  return { store: awayStore(place, why), files: openFiles(place), sealer, now }
}
