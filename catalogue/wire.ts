import { z } from 'zod'
import { languages } from './languages.ts'
import { isLocalizable, type Localizable } from './messages/message.ts'

/** The shapes of the API, of which OpenAPI and the back office's types are made. */
export const json = z.json().register(z.globalRegistry, { id: 'Json' })
export const wholeNumber = z.int().nonnegative()
export const stateCode = z.literal([0, 1, 2, 3, 4])
/** A message or label that becomes the reader's text in the response, or what people wrote. */
export const localizableText = z
  .custom<Localizable | string>((value) => typeof value === 'string' || isLocalizable(value))
  .transform(String)
  .pipe(z.string())
export const documentLanguage = z.enum(['', ...languages])

export function listPageOf<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), ...listing })
}
const listing = {
  total: wholeNumber,
  page: wholeNumber,
  per_page: wholeNumber,
  last_page: wholeNumber,
}
export type ListPage<T> = { data: T[] } & { [K in keyof typeof listing]: number }

export const idAndName = z.object({ id: wholeNumber, name: z.string() }).meta({ id: 'Named' })

/** What the site and a campaign both changed (`paths`), or `incomplete`. */
export const campaignReview = z.object({ paths: z.array(z.string()), incomplete: z.boolean() })

/** A change between two versions in words (`catalogue/change/`); a list's moves are one. */
export const difference = z
  .object({
    item: wholeNumber.nullable(),
    field: z.string().nullable(),
    part: z.union([z.number(), z.string()]).nullable(),
    kind: z.enum(['changed', 'added', 'removed', 'moved']),
    label: localizableText,
    before: localizableText,
    after: localizableText,
    /** Set when pictures changed. */
    before_image: z.string().nullable(),
    after_image: z.string().nullable(),
    /** Set when a library file changed. */
    before_file: z.string().optional(),
    after_file: z.string().optional(),
    /** For a pending translation: the text of the first language. */
    source: localizableText.optional(),
    /** A wrong value may hurt a guest, and guests see another value now. Listed first. */
    grave: z.boolean().optional(),
  })
  .meta({ id: 'Difference' })
export type Difference = z.input<typeof difference>

/** What the person who loaded a record may do with it: the buttons of its card. */
const offeredStep = z.enum([
  'edit',
  'save',
  'autosave',
  'submit',
  'withdraw',
  'discard',
  'decide',
  'preview',
])
export type AvailableTransition = z.infer<typeof offeredStep>

/** When a record is live, and whether it takes its entry off the site. */
export const windowFields = {
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  archived: z.boolean(),
}

export const recordHead = z
  .object({
    id: wholeNumber,
    approval: stateCode,
    status_text: z.string(),
    /** Increases with every change; a save or decision with an old version gets 409. */
    version: wholeNumber,
    created_at: z.string(),
    updated_at: z.string(),
    author: z.string(),
    last_change: z.object({
      what: z.enum(['saved', 'submitted', 'approved', 'rejected']),
      by: z.string(),
    }),
    /** Remarks of the current rejection (contract section 2). */
    remarks: z.string().nullable(),
    ...windowFields,
  })
  .meta({ id: 'RecordHead' })
export type RecordHead = z.infer<typeof recordHead>

export const rejection = z
  .object({ by: z.string(), at: z.string(), remarks: z.string().nullable() })
  .meta({ id: 'Rejection' })
export type Rejection = z.infer<typeof rejection>
/** The current rejection or null, and earlier ones since the last approval, oldest first. */
export const rejectionFields = {
  rejection: rejection.nullable(),
  earlier_rejections: z.array(rejection),
}

export const scheduledRecord = z
  .object({
    id: wholeNumber,
    version: wholeNumber,
    starts_at: z.string(),
    ends_at: z.string().nullable(),
    author: z.string(),
    archived: z.boolean(),
    /** Something newer was published after it was written. */
    written_before_live: z.boolean(),
    /** What it will change of what guests see until then. */
    differences: z.array(difference),
    /** Publications since it was written that it will take back. */
    overlooked: z.array(difference),
  })
  .meta({ id: 'ScheduledRecord' })
export type ScheduledRecord = z.input<typeof scheduledRecord>

/** The state of a document in another language of the brand. */
export const languageState = z
  .object({
    language: z.enum(languages),
    /** Of the record that a card shows: the open one, else the live one. */
    state: z.enum(['none', 'draft', 'pending', 'rejected', 'scheduled', 'live']),
    /** Whether guests see a translation. */
    live: z.boolean(),
    /** Whether the source texts have changed since. */
    outdated: z.boolean(),
  })
  .meta({ id: 'LanguageState' })
export type LanguageState = z.infer<typeof languageState>

/** The first language's record, shown beside a translation. */
const translationSource = z
  .object({
    /** A save sends it as `source_id`. */
    id: wholeNumber,
    values: z.record(z.string(), json),
    items: z.array(z.record(z.string(), json)),
    /** Changes of the source since; when there are any, the translation is outdated. */
    changed: z.array(difference),
  })
  .meta({ id: 'TranslationSource' })

export const openComments = z.array(
  z.object({
    field: z.string(),
    count: z.int().nonnegative(),
    /** Those that came with a decision, for the author to see beside the field. */
    remarks: z
      .array(
        z.object({
          thread: wholeNumber,
          by: z.string(),
          text: z.string(),
          suggestion: json.nullable(),
        }),
      )
      .optional(),
  }),
)
export type OpenComments = z.infer<typeof openComments>

/** A document as the back office loads it, with what this person may do. */
export const documentView = z
  .object({
    entity_type: z.string(),
    entry_id: wholeNumber,
    /** '' is the brand's first language. */
    language: documentLanguage,
    /** Null before the first save. */
    record: recordHead.nullable(),
    values: z.record(z.string(), json),
    items: z.array(z.record(z.string(), json)),
    can: z.array(offeredStep),
    /** Why, by whom and since when it is locked; null when it can be edited. */
    lock: localizableText.nullable(),
    live: z.boolean(),
    unchanged: z.boolean(),
    scheduled: scheduledRecord.nullable(),
    ...rejectionFields,
    comments: openComments,
    /** For a translation, when the first language has a record. */
    source: translationSource.optional(),
    /** The other languages; left out for a brand with one language, and outside of screens. */
    languages: z.array(languageState).optional(),
    /** The campaign that it is read in; left out on the site. */
    campaign: wholeNumber.optional(),
    /** The campaigns that change it and are not over; left out where there are none. */
    campaigns: z.array(idAndName).optional(),
    /** In a campaign, what the site changed meanwhile; left out where nobody has to look at it. */
    review: campaignReview.optional(),
  })
  .meta({ id: 'DocumentView' })
export type DocumentView = z.input<typeof documentView>

export const entryRow = z
  .object({
    /** The entry's id, not the record's. */
    id: wholeNumber,
    record_id: wholeNumber.nullable(),
    title: z.string(),
    slug: z.string(),
    /** The canonical address; null when it has no page. */
    path: z.string().nullable(),
    approval: stateCode,
    status_text: z.string(),
    updated_at: z.string(),
    live: z.boolean(),
    /** Off the site, by approval. */
    archived: z.boolean(),
    scheduled: z.boolean(),
    /** The next time at which its window changes what guests see (ISO 8601 UTC), or null. */
    changes_at: z.string().nullable(),
  })
  .meta({ id: 'EntryRow' })
export type EntryRow = z.infer<typeof entryRow>

/** The body of a 409, with which two versions can be merged. */
export const conflictBody = z
  .object({
    current: documentView,
    /** The version that the save was based on; null: none was sent, or a draft was saved since. */
    base: documentView
      .pick({ values: true, items: true })
      .extend({ version: wholeNumber })
      .nullable(),
  })
  .meta({ id: 'Conflicting' })
export type ConflictBody = z.input<typeof conflictBody>

/** A line of the activity log. `status` is that of the resulting state. */
export const logEntry = z
  .object({
    id: wholeNumber,
    description: localizableText,
    author: z.string(),
    created_by: z.string(),
    created_at: z.string(),
    status: stateCode,
    statusText: z.string(),
    status_text: z.string(),
    approved_by: z.string().nullable(),
    approved_at: z.string().nullable(),
    remarks: localizableText.nullable(),
    entity_type: z.string(),
    entity_id: wholeNumber,
    entry_id: wholeNumber,
    language: documentLanguage,
    /** Whether this person may undo the change (`POST /logs/{id}/undo`). */
    can_undo: z.boolean(),
    /** With `grouped`: what is listed under the line, with itself, where that is more than one. */
    group: z.object({ batch: z.string(), lines: wholeNumber, entries: wholeNumber }).optional(),
  })
  .meta({ id: 'LogEntry' })
export type LogEntry = z.input<typeof logEntry>

const entryStatus = z.object(windowFields).meta({ id: 'EntryStatus' })
export type EntryStatus = z.infer<typeof entryStatus>

/** `GET /logs/{id}`: a log line with its changes. */
export const logDetail = logEntry
  .extend({
    differences: z.array(difference),
    /** The document's other revisions, newest first; `entity_id` is what `since` takes. */
    versions: z.array(
      z.object({
        entity_id: wholeNumber,
        author: z.string(),
        created_at: z.string(),
        status: stateCode,
      }),
    ),
    /** The windows before and after; null for none. */
    standing: z.object({ before: entryStatus.nullable(), after: entryStatus.nullable() }),
    /** Whether its record can be restored as a draft (`POST /approvals/restore`). */
    can_restore: z.boolean(),
    /** The document's scheduled record now. */
    scheduled: scheduledRecord.nullable(),
    /** What to send to revert the publication (`POST /approvals/revert`), if this person may. */
    revert: z.object({ sequence: wholeNumber }).nullable(),
    /** What undoing would change now, and the version to send; null if this person may not. */
    undo: z.object({ version: wholeNumber, differences: z.array(difference) }).nullable(),
  })
  .meta({ id: 'LogDetail' })
export type LogDetail = z.input<typeof logDetail>
