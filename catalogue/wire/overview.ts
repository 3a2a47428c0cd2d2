import { z } from 'zod'
import { languages } from '../languages.ts'
import { logEntry, rejection, stateCode, wholeNumber } from '../wire.ts'
import { ticket } from './tickets.ts'

const documentRow = {
  entity_type: z.string(),
  entry_id: wholeNumber,
  language: z.enum(['', ...languages]),
  /** The declaration's label, and the entry's title; '' for a section. */
  label: z.string(),
  title: z.string(),
  editor_path: z.string().nullable(),
}

/** A record that the person has begun, submitted or got back. */
const workRow = z
  .object({
    ...documentRow,
    approval: stateCode,
    status_text: z.string(),
    updated_at: z.string(),
    rejection: rejection.nullable(),
  })
  .meta({ id: 'WorkRow' })
export type WorkRow = z.infer<typeof workRow>

const waitingRow = z
  .object({
    ...documentRow,
    entity_id: wholeNumber,
    submitted_by: z.string(),
    submitted_at: z.string(),
    batch: z.string().nullable(),
    /** How many pending records of that batch the row stands for. */
    count: wholeNumber,
  })
  .meta({ id: 'WaitingRow' })

const calendarMoment = z
  .object({
    ...documentRow,
    at: z.string(),
    what: z.enum(['starts', 'ends']),
    /** The draft or pending change that plans it; null where it is approved. */
    plan: z
      .object({
        entity_id: wholeNumber,
        state: z.enum(['draft', 'pending']),
        version: wholeNumber,
        starts_at: z.string().nullable(),
        ends_at: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CalendarMoment' })
export type CalendarMoment = z.infer<typeof calendarMoment>

const calendarDay = z
  .object({
    /** In the brand's time zone. */
    date: z.string(),
    moments: z.array(calendarMoment),
    /** Labels of the collections of which guests see no entry for a part of the day. */
    gaps: z.array(z.string()),
  })
  .meta({ id: 'CalendarDay' })

/** `is_more`: there are more moments than are listed. */
export const calendar = z.object({ days: z.array(calendarDay), is_more: z.boolean() })

/** Counts of a period; the median is that of decisions, in minutes, to two digits. */
const workCounts = {
  submitted: wholeNumber,
  approved: wholeNumber,
  rejected: wholeNumber,
  median_minutes: wholeNumber.nullable(),
}

const workWeek = z
  .object({
    /** Its first day in the brand's time zone. */
    from: z.string(),
    ...workCounts,
  })
  .meta({ id: 'WorkWeek' })
export type WorkWeek = z.infer<typeof workWeek>

const workPerson = z
  .object({ id: wholeNumber, username: z.string(), role: z.string(), ...workCounts })
  .meta({ id: 'WorkPerson' })
export type WorkPerson = z.infer<typeof workPerson>

const issueKinds = [
  'pictures',
  'promotions',
  'hours',
  'allergens',
  'translations',
  'redirects',
] as const

const issueRow = z
  .object({
    title: z.string(),
    /** The declaration's label; null for a library file. */
    label: z.string().nullable(),
    language: z.enum(['', ...languages]),
    /** Where it is fixed. */
    path: z.string(),
  })
  .meta({ id: 'ContentIssueRow' })
export type ContentIssueRow = z.infer<typeof issueRow>

const issueList = z
  .object({
    kind: z.enum(issueKinds),
    /** Counted up to a limit; `is_more` when there are more. */
    total: wholeNumber,
    is_more: z.boolean(),
    rows: z.array(issueRow),
  })
  .meta({ id: 'ContentIssueList' })
export type ContentIssueList = z.infer<typeof issueList>

/** The first steps of a new brand, in order. */
export const firstSteps = [
  'brand',
  'people',
  'restaurants',
  'categories',
  'dishes',
  'offers',
  'home',
  'menu',
  'legal',
] as const
export type FirstStep = (typeof firstSteps)[number]

/** The first steps count at most so many entries of a collection. */
export const countedOfType = 200

const firstStep = z
  .object({
    step: z.enum(firstSteps),
    /** Its screen. */
    path: z.string(),
    /** How many have to be live. */
    wanted: wholeNumber,
    live: wholeNumber,
    pending: wholeNumber,
    drafts: wholeNumber,
    /** Labels of the sections that have no content yet. */
    missing: z.array(z.string()),
    is_done: z.boolean(),
  })
  .meta({ id: 'FirstStep' })

/** `GET /dashboard`. */
export const overview = z
  .object({
    time_zone: z.string(),
    /** For editors. */
    work: z
      .object({
        rows: z.array(workRow),
        rejected: wholeNumber,
        drafts: wholeNumber,
        pending: wholeNumber,
      })
      .nullable(),
    /** Whether Settings name this person for urgent notices. */
    can_publish_urgently: z.boolean(),
    /** For approvers: pending records, oldest first. */
    queue: z
      .object({
        rows: z.array(waitingRow),
        total: wholeNumber,
        /** Of the pending ones, how many are older than a day and than three. */
        over_a_day: wholeNumber,
        over_three_days: wholeNumber,
      })
      .nullable(),
    calendar,
    activity: z.array(logEntry),
    weeks: z.array(workWeek),
    /** For Admin: counts by person. */
    people: z.array(workPerson).nullable(),
    /** For those who can fix it. */
    care: z
      .object({
        lists: z.array(issueList),
        /** When content was last checked, or null. */
        looked_at: z.string().nullable(),
      })
      .nullable(),
    /** For Support: tickets by state, and those open for longest. */
    desk: z
      .object({ open: wholeNumber, in_progress: wholeNumber, rows: z.array(ticket) })
      .nullable(),
    /** For a new brand: the steps that this person may do, until all are done. */
    first_steps: z
      .object({
        steps: z.array(firstStep),
        /** Whether this person may close them for everybody. */
        may_close: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Overview' })
export type Overview = z.input<typeof overview>
