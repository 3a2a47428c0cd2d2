import { settings } from '#catalogue/frame/settings.ts'
import { timeZones } from '#catalogue/time/regions.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'

/** By which clock the brand's days begin, as its settings say that are live. */
export async function findBrandZone(db: Db): Promise<string> {
  const head = await findSettings(db)
  const [live] = head?.live_id ? await listRevisionsByIds(db, [head.live_id]) : []
  const zone = live?.content.values.time_zone
  return typeof zone === 'string' ? zone : timeZones[0]
}

/** Grows with each change of the brand's settings, also with one that is taken back. */
export async function settingsVersion(db: Db): Promise<number> {
  return (await findSettings(db))?.version ?? 0
}

async function findSettings(db: Db) {
  const [head] = await listDocumentStates(db, [{ subject: settings.key, entryId: 0, language: '' }])
  return head
}
