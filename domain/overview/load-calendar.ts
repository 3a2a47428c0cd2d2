import { collections, declarations } from '#catalogue/catalogue.ts'
import type { CalendarMoment, Overview } from '#catalogue/wire/overview.ts'
import type { ReadContext } from '#domain/context.ts'
import {
  type ClockMoment,
  listClockMoments,
  listPlannedMoments,
  type Span,
} from '#store/overview/clock-moments.ts'
import { listSiteWindows } from '#store/overview/site-windows.ts'
import { documentLabel } from './document-label.ts'
import { findGaps } from './find-gaps.ts'
import type { DaySpan } from './weeks.ts'

/** Moments of each kind in a week, at most. */
const maxListed = 50

/** Windows that are compared for gaps, at most. */
const maxWindows = 2_000

const typesWithWindow = declarations.filter((one) => one.hasWindow).map(({ key }) => key)

/**
 * Returns what starts and ends for guests in a span of days, and what would by drafts and pending
 * changes, day by day; and of which collections guests see nothing for a part of a day.
 */
export async function loadCalendar(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  span: DaySpan,
): Promise<Overview['calendar']> {
  const { moments, isMore } = await listMoments(
    { db, now },
    {
      from: span.moments[0] ?? '',
      to: span.moments.at(-1) ?? '',
      limit: maxListed * Math.ceil(span.days.length / 7),
    },
  )
  const gaps = await loadGaps({ db, now }, span.moments)
  return {
    days: span.days.map((date, day) => {
      const [begin = '', end = ''] = span.moments.slice(day, day + 2)
      return {
        date,
        moments: moments
          .filter(({ at }) => at >= begin && at < end)
          .map(({ source: _, ...moment }) => moment),
        gaps: gaps.filter(({ isGap }) => isGap[day]).map(({ label }) => label),
      }
    }),
    is_more: isMore,
  }
}

export interface SourcedMoment extends CalendarMoment {
  source: ClockMoment['source']
}

/** Returns what starts or ends between two moments, in order; of each kind the earliest `limit`. */
export async function listMoments(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  span: Span,
): Promise<{ moments: SourcedMoment[]; isMore: boolean }> {
  const certain = await listClockMoments(db, typesWithWindow, span)
  const planned = await listPlannedMoments(db, typesWithWindow, span)
  const known = new Set(certain.map(keyOf))
  const all = [
    ...certain.flatMap((row) => toMoment(row, null)),
    ...planned
      // What is planned in the past starts as soon as it is approved.
      .filter((row) => !known.has(keyOf(row)) && row.at > now)
      .flatMap(({ revision_id: entity_id, state, version, starts_at, ends_at, ...row }) =>
        toMoment(row, { entity_id, state, version, starts_at, ends_at }),
      ),
  ]
  const kinds = Map.groupBy([...certain, ...planned], ({ what, source }) => `${what} ${source}`)
  return {
    moments: all.toSorted((one, other) => (one.at < other.at ? -1 : 1)),
    isMore: [...kinds.values()].some((rows) => rows.length >= span.limit),
  }
}

function keyOf({ at, what, subject, entry_id, language }: ClockMoment): string {
  return [at, what, subject, entry_id, language].join(' ')
}

function toMoment(
  { at, what, source, ...row }: ClockMoment,
  plan: CalendarMoment['plan'],
): SourcedMoment[] {
  const label = documentLabel(row)
  return label ? [{ ...label, at, what, plan, source }] : []
}

/** A deadline, as of a tender, is no gap: only entries that are there to be seen leave one. */
async function loadGaps(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  moments: readonly string[],
): Promise<{ label: string; isGap: boolean[] }[]> {
  const types = collections.filter((one) => one.window === null).map(({ key }) => key)
  const windows = (await listSiteWindows(db, types, { now, limit: maxWindows })) ?? []
  return collections.flatMap(({ key, plural: label }) => {
    const own = windows.filter(({ subject }) => subject === key)
    return own.length > 0 ? [{ label, isGap: findGaps(own, moments, now) }] : []
  })
}
