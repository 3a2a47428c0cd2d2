import { location } from '#catalogue/collections/location.ts'
import type { Store } from '#store/store.ts'
import { towns } from './restaurants.ts'

const at = '2026-01-01T00:00:00.000Z'
const times = { created_at: at, updated_at: at }

/** In each group of restaurants that were chosen by hand. */
const chosen = 100

/** A group for each town by rule, and inside them groups by hand of a hundred restaurants each. */
export async function fillGroups(store: Store, count: number): Promise<void> {
  const { db } = store
  const byTown = towns.map(({ name }) => ({
    ...{ name: `In ${name}`, search_name: `in ${name.toLowerCase()}`, parent_id: null },
    ...{ rule: JSON.stringify({ town: [name] }), ...times },
  }))
  const made = await db.insertInto('location_group').values(byTown).returning('id').execute()
  const restaurants = await db
    .selectFrom('entry')
    .select('id')
    .where('subject', '=', location.key)
    .orderBy('id')
    .execute()
  for (let nth = 0; nth < count - towns.length; nth += 1) {
    const parent_id = made[nth % made.length]?.id ?? null
    const name = `Franchisee ${nth}`
    await store.write(async (tx) => {
      const { id } = await tx
        .insertInto('location_group')
        .values({ name, search_name: name.toLowerCase(), parent_id, rule: '', ...times })
        .returning('id')
        .executeTakeFirstOrThrow()
      const members = restaurants.slice(nth * chosen, (nth + 1) * chosen)
      const rows = members.map(({ id: location_id }) => ({ group_id: id, location_id }))
      if (rows.length > 0) await tx.insertInto('location_group_member').values(rows).execute()
    })
  }
}
