import { location } from '#catalogue/collections/location.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { emptyContent } from '#catalogue/declaration.ts'
import { fillSpots } from '#domain/search/location-index/fill-spots.ts'
import type { Store } from '#store/store.ts'
import type { Tx } from '#store/tables.ts'

/** Towns with where they are; a chain of that size has many restaurants in each. */
export const towns = [
  ...[place('Berlin', 52.52, 13.4), place('Hamburg', 53.55, 9.99), place('Munich', 48.14, 11.58)],
  ...[place('London', 51.51, -0.13), place('Leeds', 53.8, -1.55), place('Lisbon', 38.72, -9.14)],
  ...[place('Madrid', 40.42, -3.7), place('Dubai', 25.2, 55.27), place('Cairo', 30.04, 31.24)],
  ...[place('Chicago', 41.88, -87.63), place('Boston', 42.36, -71.06)],
  ...[place('Tokyo', 35.68, 139.69), place('Suva', -18.14, 178.44)],
]

const streets = ['Harbour', 'Station', 'Market', 'Mill', 'Garden', 'Castle', 'River', 'Church']
const kinds = ['Street', 'Road', 'Square', 'Lane', 'Walk']

const at = '2026-01-01T00:00:00.000Z'

/** Live restaurants, as if each had been approved once, with all that guests find them by. */
export async function fillRestaurants(store: Store, count: number): Promise<void> {
  for (let from = 0; from < count; from += chunk) {
    await store.write((tx) => addRestaurants(tx, from, Math.min(chunk, count - from)))
  }
  await fillSpots({ store }, { atOnce: chunk, rest: 0 })
}

const chunk = 500

async function addRestaurants(tx: Tx, from: number, count: number): Promise<void> {
  const subject = location.key
  const numbers = Array.from({ length: count }, (_, nth) => from + nth)
  const entries = numbers.map(() => ({ subject, created_at: at }))
  const ids = await tx.insertInto('entry').values(entries).returning('id').execute()
  const contents = numbers.map(restaurant)
  const revisions = ids.map(({ id: entry_id }, nth) => ({
    ...{ subject, entry_id, state: 'approved' as const, version: 1, author_id: 1 },
    ...{ content: JSON.stringify(contents[nth]), created_at: at, updated_at: at },
  }))
  const made = await tx
    .insertInto('revision')
    .values(revisions)
    .returning(['id', 'entry_id'])
    .execute()
  const heads = made.map(({ id, entry_id }, nth) => {
    const title = String(contents[nth]?.values.name)
    return {
      ...{ subject, entry_id, language: '' as const, version: 1, last_item_id: 0 },
      ...{ shown_id: id, shown_state: 'approved' as const, live_id: id, live_since: at },
      ...{ live_archived: 0, scheduled_archived: 0, title, search_title: title.toLowerCase() },
      ...{ live_title: title, slug: `r-${entry_id}`, position: String(entry_id).padStart(10, '0') },
      updated_at: at,
    }
  })
  await tx.insertInto('head').values(heads).execute()
}

function restaurant(n: number) {
  const town = towns[n % towns.length] ?? place('Berlin', 52.52, 13.4)
  const street = `${streets[(n * 7) % streets.length]} ${kinds[(n * 3) % kinds.length]}`
  // A town is some fifty kilometres wide.
  const spread = (step: number) => (((n * step) % 1_000) - 500) / 2_000
  const sent = {
    name: `Marigold ${town.name} ${street} ${n}`,
    code: `R-${String(n).padStart(6, '0')}`,
    services: ['dine_in', ...(n % 2 ? ['delivery'] : []), ...(n % 400 ? [] : ['drive_through'])],
    time_zone: 'Europe/Berlin',
    dine_in_hours: 'Mo-Fr 07:00-23:00; Sa 08:00-02:00; Su off',
    street: `${street} ${n % 200}`,
    town: town.name,
    postcode: String(10_000 + (n % 80_000)),
    country: 'DE',
    latitude: Number((town.latitude + spread(37)).toFixed(6)),
    longitude: Number((town.longitude + spread(91)).toFixed(6)),
  }
  return applySave(location, emptyContent(location), saveBody(location).parse(sent)).content
}

function place(name: string, latitude: number, longitude: number) {
  return { name, latitude, longitude }
}
