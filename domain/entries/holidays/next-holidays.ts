import pLimit from 'p-limit'
import { location } from '#catalogue/collections/location.ts'
import type { StoredRow } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { addDays } from '#catalogue/time/calendar.ts'
import { staffRevisionAt } from '#domain/content/timeline.ts'
import type { ReadContext } from '#domain/context.ts'
import { pauseBetweenBatches } from '#domain/delete-in-batches.ts'
import { Problem } from '#domain/problem.ts'
import { WorkerProcess } from '#domain/worker-process.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { type Selection, selectEntries } from '../select-entries.ts'
import type { Holiday, HolidayJob, HolidayReply, Territory } from './holiday-job.ts'

/** A day that is a public holiday where some restaurants are. */
export interface NextHoliday {
  date: string
  /** Its last day where it lasts several. */
  until: string | null
  names: string[]
  countries: string[]
  /** Those that it is a holiday for. */
  restaurants: number
  /** Those of them without an exception on that day, drafts included. */
  unsaid: number
}

interface Restaurant extends Territory {
  /** First and last days of its exceptions. */
  exceptions: readonly { date: string; until: string }[]
}

type Reader = Pick<ReadContext, 'db' | 'now'>

/**
 * Returns the next public holidays where some restaurants are, by their countries and regions, and how
 * many of these have said nothing about each.
 */
export async function nextHolidays(
  { db, now }: Reader,
  where: Selection,
  language: string,
): Promise<NextHoliday[]> {
  const ids = await selectEntries(db, location, where)
  const byTerritory = Map.groupBy(await readRestaurants({ db, now }, ids), territoryKey)
  const territories = [...byTerritory.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap(([first]) => first ?? [])
    .slice(0, limits.holidays.territories)
  const from = now.slice(0, 10)
  const job = { territories, from, to: addDays(from, limits.holidays.days), language }
  const found = territories.length > 0 ? await inWorker(job) : []
  const all = found.flatMap((holidays, at) => {
    const territory = territories[at]
    return holidays.map((holiday) => ({
      ...holiday,
      restaurants: restaurantsIn(byTerritory, territory),
    }))
  })
  const days = [...Map.groupBy(all, ({ date, until }) => `${date} ${until}`)]
  // Counted only for those that are listed.
  return days
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, limits.holidays.listed)
    .flatMap(([, some]) => countOn(some))
}

function countOn(
  some: readonly (Holiday & { restaurants: readonly Restaurant[] })[],
): NextHoliday[] {
  const [first] = some
  if (!first) return []
  const { date, until } = first
  const restaurants = some.flatMap((one) => one.restaurants)
  const unsaid = restaurants.filter(({ exceptions }) => {
    return !exceptions.some((one) => one.date <= date && one.until >= date)
  })
  return [
    {
      ...{ date, until, restaurants: restaurants.length, unsaid: unsaid.length },
      names: [...new Set(some.map(({ name }) => name))],
      countries: [...new Set(restaurants.map(({ country }) => country))].sort(),
    },
  ]
}

function territoryKey({ country, region }: Territory): string {
  return `${country} ${region}`
}

function restaurantsIn(
  byTerritory: ReadonlyMap<string, Restaurant[]>,
  territory: Territory | undefined,
) {
  return territory ? (byTerritory.get(territoryKey(territory)) ?? []) : []
}

/** Restaurants that are read at once, so that guests' requests run in between. */
const batchSize = 200

/** Returns the restaurants with a country, as staff see them. */
async function readRestaurants({ db, now }: Reader, ids: readonly number[]): Promise<Restaurant[]> {
  const restaurants: Restaurant[] = []
  for (let at = 0; at < ids.length; at += batchSize) {
    const keys = ids
      .slice(at, at + batchSize)
      .map((entryId) => ({ type: location.key, entryId, language: '' }) as const)
    const states = await listDocumentStates(db, keys)
    const shown = states.flatMap((state) => staffRevisionAt(state, now) ?? [])
    restaurants.push(...(await listRevisionsByIds(db, shown)).map(toRestaurant))
    await pauseBetweenBatches()
  }
  return restaurants.filter(({ country }) => country !== '')
}

function toRestaurant({ content: { values } }: Pick<Revision, 'content'>): Restaurant {
  const rows = (values.exceptions ?? []) as StoredRow[]
  const exceptions = rows.map((row) => {
    const date = String(row.values.date ?? '')
    return { date, until: String(row.values.until || date) }
  })
  return { country: String(values.country ?? ''), region: String(values.region ?? ''), exceptions }
}

const calendars = new WorkerProcess<HolidayReply>({
  entry: 'domain/entries/holidays/holiday-worker.ts',
  // What it knows by heart is freed soon: staff ask a few times a year.
  idle: 10_000,
})

const turns = pLimit(1)

/** Questions that wait at most. */
const mostWaiting = 20

const timeout = 20_000

/** Asks the process with the calendars. Throws `Problem('busy')` where too many wait for it. */
async function inWorker(job: HolidayJob): Promise<HolidayReply> {
  if (turns.pendingCount >= mostWaiting)
    throw new Problem('busy', messages.busy, { retryAfter: 10 })
  let found: HolidayReply = []
  await turns(() =>
    calendars.work({ ...job, territories: [...job.territories] }, { total: timeout }, (reply) => {
      found = reply
      return true
    }),
  )
  return found
}
