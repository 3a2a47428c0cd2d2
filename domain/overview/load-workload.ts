import { location } from '#catalogue/collections/location.ts'
import type { RoleName } from '#catalogue/roles.ts'
import { dayIn } from '#catalogue/time/zone.ts'
import type { Workload } from '#catalogue/wire/workload.ts'
import {
  countWaitingByRole,
  listWaiting,
  type WaitingFilter,
} from '#store/content/assignments/waiting.ts'
import type { Store } from '#store/store.ts'
import { locationsInGroups } from '../content/scope/locations-in.ts'
import { readBrandRegion } from '../reading/read-brand-region.ts'
import { startReading } from '../reading/reading.ts'

interface WorkloadQuery {
  /** Of the people who are waited for. */
  role?: RoleName
  /** Only what is about the restaurants of this group and of groups inside it. */
  group?: number
}

/** Returns who waits for whom, for how much and since when, from one snapshot. */
export function loadWorkload(
  store: Store,
  now: string,
  { role, group }: WorkloadQuery,
  page: { limit: number; offset: number },
): Promise<{ rows: Workload['data']; roles: Workload['roles']; total: number }> {
  return store.readSnapshot(async (db) => {
    const { time_zone } = await readBrandRegion(startReading(db, now))
    const inGroup = group === undefined ? undefined : await locationsInGroups({ db, now }, [group])
    const filter: WaitingFilter = {
      today: dayIn(time_zone, Date.parse(now)),
      ...(inGroup ? { locations: { type: location.key, ids: [...inGroup.values()].flat() } } : {}),
    }
    const { rows, total } = await listWaiting(db, role ? { ...filter, role } : filter, page)
    return { rows, total, roles: await countWaitingByRole(db, filter) }
  })
}
