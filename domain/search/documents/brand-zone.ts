import { settings } from '#catalogue/sections/site/settings.ts'
import { timeZones } from '#catalogue/time/regions.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'

/** Returns the time zone in which the brand's days begin, as its live settings say. */
export async function findBrandZone(db: Db): Promise<string> {
  const [state] = await listDocumentStates(db, [{ type: settings.key, entryId: 0, language: '' }])
  const [live] = state?.live_id ? await listRevisionsByIds(db, [state.live_id]) : []
  const zone = live?.content.values.time_zone
  return typeof zone === 'string' ? zone : timeZones[0]
}
