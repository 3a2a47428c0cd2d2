import { vacancy } from '#catalogue/collections/vacancy.ts'
import { type AnyOf, type Narrowing, resolveNarrowed } from '#domain/reading/narrowed-entries.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { ResolvedEntry } from '#domain/reading/resolve-entries.ts'
import type { I18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import { loadAddresses, type RestaurantAddress } from '#web/site/restaurants/load-addresses.ts'
import { optionLabels } from '#web/site/words/chosen-labels.ts'
import { entryClock, formatLastDay } from './moment-words.ts'
import { formatPay, toPay } from './pay-words.ts'

export type JobEntry = ResolvedEntry<typeof vacancy>

/** A job as lists show it. */
export interface Job {
  id: number
  path: string
  title: string
  where: JobLocation
  department: string
  /** Full time · Part time. */
  employment: string
  summary: string
  pay: string | null
  /** The day on which it closes; null where it is open until it is filled. */
  closes: string | null
}

/** Where a job is, in short. */
export interface JobLocation {
  /** Of one restaurant its name and its town, of several their towns. */
  names: string[]
  /** How many towns are not among them. */
  more: number
}

/** Which jobs are asked for. */
export interface JobFilter {
  values: Narrowing
  /** At one of these places. */
  places?: AnyOf | undefined
}

/** A page of the jobs that are open now and have these values. */
export async function loadJobs(
  reading: Reading,
  { values, places }: JobFilter,
  page: { limit: number; offset: number },
  brand: PageBrand,
  i18n: I18n,
): Promise<Job[]> {
  return toJobs(reading, await resolveNarrowed(reading, vacancy, values, page, places), brand, i18n)
}

/** Some jobs as lists show them. */
export async function toJobs(
  reading: Reading,
  entries: readonly JobEntry[],
  brand: PageBrand,
  i18n: I18n,
): Promise<Job[]> {
  const ids = entries.flatMap((entry) => entry.values.locations.map(({ id }) => id))
  const addresses = await loadAddresses(reading, ids, i18n)
  return entries.map((entry) => toJob(entry, addressesOf(entry, addresses), brand, i18n))
}

/** Those of a job, in its order. */
export function addressesOf(
  { values }: JobEntry,
  addresses: ReadonlyMap<number, RestaurantAddress>,
): RestaurantAddress[] {
  return values.locations.flatMap(({ id }) => addresses.get(id) ?? [])
}

export function toJob(
  { id, path, values, ends_at }: JobEntry,
  restaurants: readonly RestaurantAddress[],
  brand: PageBrand,
  { t, language }: I18n,
): Job {
  const { title, town, department, summary, employment, time_zone } = values
  const pay = toPay(values)
  return {
    id,
    path: path ?? '/work-with-us/join',
    title,
    where: placeOf(restaurants, town),
    department,
    employment: optionLabels(vacancy, 'employment', employment, language).join(' · '),
    summary,
    pay: pay && formatPay(pay, brand.locale, t),
    closes: ends_at && formatLastDay(ends_at, entryClock(brand, time_zone)),
  }
}

/** Towns that a card names. */
const mostTowns = 3

function placeOf(restaurants: readonly RestaurantAddress[], town: string): JobLocation {
  const [first, ...others] = restaurants
  if (first === undefined) return { names: town === '' ? [] : [town], more: 0 }
  if (others.length === 0) {
    const isNamed = first.town === '' || first.name.includes(first.town)
    return { names: isNamed ? [first.name] : [first.name, first.town], more: 0 }
  }
  const towns = [...new Set(restaurants.map((one) => one.town || one.name))]
  return { names: towns.slice(0, mostTowns), more: Math.max(0, towns.length - mostTowns) }
}
