import { z } from 'zod'
import { languages } from '../languages.ts'
import { logEntry, rejection, stateCode, wholeNumber } from '../wire.ts'
import { ticket } from './tickets.ts'

/** Whatever can be named, and the screen on which it is looked after. */
const place = {
  entity_type: z.string(),
  /** 0 for a section. */
  entry_id: wholeNumber,
  language: z.enum(['', ...languages]),
  /** What the declaration calls it, and what an entry is called; '' for a section. */
  label: z.string(),
  title: z.string(),
  /** Null where no screen edits it. */
  editor_path: z.string().nullable(),
}

/** Something that the person has begun, sent, or got back. */
const workRow = z
  .object({
    ...place,
    approval: stateCode,
    status_text: z.string(),
    updated_at: z.string(),
    /** Who sent it back, when and in what words, while that stands. */
    rejection: rejection.nullable(),
  })
  .meta({ id: 'WorkRow' })
export type WorkRow = z.infer<typeof workRow>

const waitingRow = z
  .object({ ...place, entity_id: wholeNumber, submitted_by: z.string(), submitted_at: z.string() })
  .meta({ id: 'WaitingRow' })

const calendarMoment = z
  .object({ ...place, at: z.string(), what: z.enum(['starts', 'ends']) })
  .meta({ id: 'CalendarMoment' })
export type CalendarMoment = z.infer<typeof calendarMoment>

const calendarDay = z
  .object({
    /** By the brand's clocks. */
    date: z.string(),
    moments: z.array(calendarMoment),
  })
  .meta({ id: 'CalendarDay' })

/** What was done in some time; the median is that of decisions, in minutes, in two digits. */
const done = {
  submitted: wholeNumber,
  approved: wholeNumber,
  rejected: wholeNumber,
  /** Null where nothing was decided. */
  median_minutes: wholeNumber.nullable(),
}

const workWeek = z
  .object({
    /** Its first day by the brand's clocks. */
    from: z.string(),
    ...done,
  })
  .meta({ id: 'WorkWeek' })
export type WorkWeek = z.infer<typeof workWeek>

const workPerson = z
  .object({ id: wholeNumber, username: z.string(), role: z.string(), ...done })
  .meta({ id: 'WorkPerson' })
export type WorkPerson = z.infer<typeof workPerson>

/** What may be wrong with content that guests see. */
const careKinds = [
  'pictures',
  'promotions',
  'hours',
  'allergens',
  'translations',
  'redirects',
] as const

const careRow = z
  .object({
    title: z.string(),
    /** What the declaration calls it; null for a file of the library. */
    label: z.string().nullable(),
    language: z.enum(['', ...languages]),
    /** Where it is mended. */
    path: z.string(),
  })
  .meta({ id: 'ContentIssueRow' })
export type ContentIssueRow = z.infer<typeof careRow>

const careList = z
  .object({
    kind: z.enum(careKinds),
    /** Counted up to a bound; `is_more` says that there are more. */
    total: wholeNumber,
    is_more: z.boolean(),
    rows: z.array(careRow),
  })
  .meta({ id: 'ContentIssueList' })
export type ContentIssueList = z.infer<typeof careList>

/** The first things that a new brand does, in order. */
export const firstSteps = ['brand', 'menu', 'home', 'dishes', 'restaurants', 'people'] as const
export type FirstStep = (typeof firstSteps)[number]

/** `GET /dashboard`: what waits for a person, and how the brand's content does. */
export const overview = z
  .object({
    /** The brand's zone, by whose clocks its days and weeks are. */
    time_zone: z.string(),
    /** Of those who write. */
    work: z
      .object({
        rows: z.array(workRow),
        rejected: wholeNumber,
        drafts: wholeNumber,
        pending: wholeNumber,
      })
      .nullable(),
    /** Of those who decide: what waits, the oldest first, and how long. */
    queue: z
      .object({
        rows: z.array(waitingRow),
        total: wholeNumber,
        /** Of these waiting for more than a day, and for more than three. */
        over_a_day: wholeNumber,
        over_three_days: wholeNumber,
      })
      .nullable(),
    calendar: z.object({ days: z.array(calendarDay), is_more: z.boolean() }),
    activity: z.array(logEntry),
    weeks: z.array(workWeek),
    /** Of Admin: who did how much in these weeks. */
    people: z.array(workPerson).nullable(),
    /** Of those who can mend it. */
    care: z
      .object({
        lists: z.array(careList),
        /** When content was looked through last; null before the first time. */
        looked_at: z.string().nullable(),
      })
      .nullable(),
    /** Of the desk: how many tickets are how far, and those that have waited longest. */
    desk: z
      .object({ open: wholeNumber, in_progress: wholeNumber, rows: z.array(ticket) })
      .nullable(),
    /** Of a brand that has not begun: what to do first, as far as this person may. */
    first_steps: z
      .array(z.object({ step: z.enum(firstSteps), is_done: z.boolean(), path: z.string() }))
      .nullable(),
  })
  .meta({ id: 'Overview' })
export type Overview = z.input<typeof overview>
