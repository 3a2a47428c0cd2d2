import { location } from '#catalogue/collections/location.ts'
import { type Service, services, weekOfService } from '#catalogue/collections/location-services.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { nameField } from '#catalogue/fields/resolve-field.ts'
import { locales } from '#catalogue/languages.ts'
import { type DatedHourRow, datedHourRows, spansIn } from '#catalogue/opening/hour-rows.ts'
import { addDays } from '#catalogue/time/calendar.ts'
import { firstMoment } from '#catalogue/time/zone.ts'
import { readGroupsOf, valuesAt } from '#domain/reading/locations/at-location.ts'
import { resolveNarrowed } from '#domain/reading/narrowed-entries.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { type Job, loadJobs } from '#web/site/careers/load-jobs.ts'
import { formatList, optionLabels } from '#web/site/format.ts'
import type { I18n } from '#web/site/i18n.tsx'
import type { PageContext } from '#web/site/load-brand.ts'
import { type Offer, toOffer } from '#web/site/offers/load-offers.ts'
import type { RestaurantEntry } from '#web/site/restaurants/load-restaurants.ts'

export interface ServiceWeek {
  name: string
  rows: DatedHourRow[]
}

const hourFields = ['dine_in_hours', 'drive_through_hours', 'delivery_hours'] as const

/** Returns each different week of a restaurant with the services that share it. */
export function groupServiceWeeks({ values }: RestaurantEntry, i18n: I18n): ServiceWeek[] {
  const weeks = new Map<string, { of: string[]; field: string; rows: DatedHourRow[] }>()
  for (const service of services.filter((one) => values.services.includes(one))) {
    const own = weekOfService(values, service)
    const field = hourFields.find((one) => values[one] === own) ?? hourFields[0]
    const rows = datedHourRows(own, i18n)
    const key = JSON.stringify(rows)
    const week = weeks.get(key) ?? { of: [], field, rows }
    week.of.push(...optionLabels(location, 'services', [service], i18n.language))
    weeks.set(key, week)
  }
  return [...weeks.values()]
    .filter(({ rows }) => rows.length > 0)
    .map(({ of, field, rows }) => ({
      name: formatList(of, i18n.language),
      rows: rows.map((row) => ({ ...row, hours: nameField(values, field, row.hours) })),
    }))
}

/** Days with other hours, formatted. */
export interface ExceptionRow {
  days: string
  from: string
  until: string
  hours: string
  /** Empty: all services. */
  services: string
  note: string
}

/** Bound for the page; a year has fewer holidays. */
const maxExceptions = 20

/**
 * Returns the exceptions that are not over in the time zone of the restaurant, and registers their
 * ends as moments at which the page changes.
 */
export function upcomingExceptions(
  { values }: RestaurantEntry,
  reading: Reading,
  i18n: I18n,
): ExceptionRow[] {
  const { time_zone: zone, exceptions } = values
  const all = exceptions.flatMap((of) => {
    const { date, until, ...rest } = of
    if (date === null || zone === '' || !isOffered(rest.services, values.services)) return []
    const last = until ?? date
    return { ...rest, of, date, last, ends: firstMoment(zone, `${addDays(last, 1)}T00:00`) }
  })
  const upcoming = all
    .filter(({ ends }) => ends > Date.parse(reading.now))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
  for (const { ends } of upcoming) reading.changeTimes.add(new Date(ends).toISOString())
  const { language } = i18n
  return upcoming.slice(0, maxExceptions).map((one) => ({
    from: one.date,
    until: one.last,
    days: nameField(one.of, 'date', formatDays(one.date, one.last, locales[language])),
    hours: nameField(one.of, 'hours', spansIn(one.hours, i18n)),
    services: formatList(
      optionLabels(
        location,
        'services',
        one.services.filter((service) => values.services.includes(service)),
        language,
      ),
      language,
    ),
    note: one.note,
  }))
}

function isOffered(about: readonly Service[], offered: readonly Service[]): boolean {
  return about.length === 0 || about.some((service) => offered.includes(service))
}

function formatDays(first: string, last: string, locale: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const format = new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' })
  return format.formatRange(new Date(first), new Date(last))
}

const maxListed = { offers: 6, jobs: 4 }

/** Numbers of offers that fill their rows. */
const fullRows = [maxListed.offers, 4, 3, 2, 1]

/** Returns offers of this restaurant, then offers of all. */
export async function loadOffersAt(
  reading: Reading,
  { id }: RestaurantEntry,
  { brand, i18n: { t } }: PageContext,
): Promise<Offer[]> {
  const anyOf = valuesAt({ id, groups: await readGroupsOf(reading, id) })
  const page = { limit: maxListed.offers, offset: 0 }
  const offersHere = await resolveNarrowed(reading, promotion, {
    values: { restaurants: 'some' },
    anyOf,
    page,
  })
  const everywhere = await resolveNarrowed(reading, promotion, {
    values: { restaurants: 'all' },
    page,
  })
  const all = [...offersHere, ...everywhere]
  return all
    .slice(
      0,
      fullRows.find((count) => count <= all.length),
    )
    .map((entry) => toOffer(entry, reading.now, brand, t))
}

export interface JobsAt {
  jobs: Job[]
  path: string
}

export async function loadJobsAt(
  reading: Reading,
  { id }: RestaurantEntry,
  context: PageContext,
): Promise<JobsAt> {
  const places = valuesAt({ id, groups: await readGroupsOf(reading, id) })
  const page = { limit: maxListed.jobs, offset: 0 }
  const jobs = await loadJobs(reading, { values: { kind: 'restaurant' }, places }, page, context)
  return { jobs, path: `/work-with-us/join?place=${id}` }
}
