import { tender } from '#catalogue/collections/tender.ts'
import { type PayUnit, vacancy } from '#catalogue/collections/vacancy.ts'
import type { ResolvedMoney } from '#catalogue/fields/money.ts'
import { nameField } from '#catalogue/fields/resolve-field.ts'
import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import {
  type AnyOf,
  countNarrowedEntries,
  type Narrowing,
  resolveNarrowed,
} from '#domain/reading/narrowed-entries.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { ResolvedEntry } from '#domain/reading/resolve-entries.ts'
import { entryClock, formatLastDay, optionLabels } from '#web/site/format.ts'
import type { PageContext } from '#web/site/load-brand.ts'
import {
  loadPlacedAddresses,
  type RestaurantAddress,
} from '#web/site/restaurants/load-restaurants.ts'
import type { Openings } from './career-nav.tsx'

export type JobEntry = ResolvedEntry<typeof vacancy>

export interface Job {
  id: number
  path: string
  title: string
  where: JobLocation
  department: string
  /** `Full time · Part time` */
  employment: string
  summary: string
  pay: string | null
  /** Day on which it closes; null where it is open until filled. */
  closes: string | null
}

export interface JobLocation {
  /** Name and town of a single restaurant; the towns of several. */
  names: string[]
  /** Towns beyond those. */
  more: number
}

export interface JobFilter {
  values: Narrowing
  /** Jobs at any of these. */
  places?: AnyOf | undefined
}

/** Returns a page of the open jobs that match. */
export async function loadJobs(
  reading: Reading,
  { values, places }: JobFilter,
  page: { limit: number; offset: number },
  context: PageContext,
): Promise<Job[]> {
  const entries = await resolveNarrowed(reading, vacancy, { values, page, anyOf: places })
  return toJobs(reading, entries, context)
}

export async function toJobs(
  reading: Reading,
  entries: readonly JobEntry[],
  context: PageContext,
): Promise<Job[]> {
  const addressesOf = await loadPlacedAddresses(reading, entries, context.i18n)
  return entries.map((entry) => toJob(entry, addressesOf(entry), context))
}

export function toJob(
  { id, path, values, ends_at }: JobEntry,
  restaurants: readonly RestaurantAddress[],
  { brand, i18n: { t, language } }: PageContext,
): Job {
  const { title, town, department, summary, employment, time_zone } = values
  const pay = toPay(values)
  return {
    id,
    path: path ?? '/work-with-us/join',
    title,
    where: locationOf(restaurants, town),
    department,
    employment: nameField(
      values,
      'employment',
      optionLabels(vacancy, 'employment', employment, language).join(' · '),
    ),
    summary,
    pay: pay && nameField(values, 'pay_from', formatPay(pay, brand.locale, t)),
    closes: ends_at && formatLastDay(ends_at, entryClock(brand, time_zone)),
  }
}

const mostTowns = 3

function locationOf(restaurants: readonly RestaurantAddress[], town: string): JobLocation {
  const [first, ...others] = restaurants
  if (first === undefined) return { names: town === '' ? [] : [town], more: 0 }
  if (others.length === 0) {
    const isNamed = first.town === '' || first.name.includes(first.town)
    return { names: isNamed ? [first.name] : [first.name, first.town], more: 0 }
  }
  const towns = [...new Set(restaurants.map((one) => one.town || one.name))]
  return { names: towns.slice(0, mostTowns), more: Math.max(0, towns.length - mostTowns) }
}

/** Pay of a job, also for `baseSalary` of its structured data. */
export interface Pay {
  from: ResolvedMoney
  to: ResolvedMoney
  unit: PayUnit
}

interface PayValues {
  pay_from: ResolvedMoney | null
  pay_to: ResolvedMoney | null
  pay_unit: PayUnit
  /** Currency at the location of the job; empty takes that of the brand. */
  pay_currency: string
}

/** Returns the pay as a range (one amount is both ends), or null where none is set. */
export function toPay({ pay_from, pay_to, pay_unit: unit, ...own }: PayValues): Pay | null {
  const first = pay_from ?? pay_to
  if (!first) return null
  const currency = own.pay_currency || first.currency
  return { from: { ...first, currency }, to: { ...(pay_to ?? first), currency }, unit }
}

/** `€13.50–15 an hour`. */
function formatPay({ from, to, unit }: Pay, locale: string, t: TranslateSite): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: from.currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const [least, most] = [Number(from.amount), Number(to.amount)]
  const pay = least === most ? format.format(least) : format.formatRange(least, most)
  if (unit === 'hour') return t('careers.payHour', { pay })
  return unit === 'month' ? t('careers.payMonth', { pay }) : t('careers.payYear', { pay })
}

/** Counts what is open on each careers page. */
export async function countOpenings(reading: Reading): Promise<Openings> {
  return {
    '/work-with-us/join': await countNarrowedEntries(reading, vacancy, { kind: 'restaurant' }),
    '/work-with-us/corporate': await countNarrowedEntries(reading, vacancy, { kind: 'corporate' }),
    '/work-with-us/tender': await countEntries(reading, tender),
  }
}
