import { location } from '#catalogue/collections/location.ts'
import { type AskedService, marksOf } from '#catalogue/collections/location-services.ts'
import { anyEntryOf } from '#catalogue/order.ts'
import { countSpots, listSpots } from '#store/search/spots.ts'
import { type DrawnEntry, drawSome } from '../reading/draw-entries.ts'
import type { Reading } from '../reading/reading.ts'

/**
 * A page of the restaurants that offer a service, by name, and how many do: part of the reading, so
 * that pages of it are kept. What guests type or where they are is looked for aside (`findLocations`).
 */
export async function drawOffering(
  reading: Reading,
  service: AskedService,
  page: { limit: number; offset: number },
): Promise<{ entries: DrawnEntry<typeof location>[]; total: number }> {
  const { db, now, names, lists } = reading
  names.add(anyEntryOf(location.key))
  lists.add(location.key)
  const filter = { subject: location.key, now, marks: marksOf(service) }
  const ids = await listSpots(db, filter, page)
  return {
    entries: await drawSome(reading, location, ids),
    total: await countSpots(db, filter, false),
  }
}
