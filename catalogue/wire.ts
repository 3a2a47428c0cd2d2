import { z } from 'zod'
import { languages } from './languages.ts'
import { isLocalizable, type Localizable } from './messages/message.ts'
import type { RoleName } from './roles.ts'

/**
 * What the API answers, each shape once: the handlers' types, the OpenAPI document and the back
 * office's types are all made of these.
 */
export const json = z.json().register(z.globalRegistry, { id: 'Json' })
export const whole = z.int().nonnegative()
export const stateCode = z.literal([0, 1, 2, 3, 4])
/**
 * Words of ours among the data: until the answer leaves they are a sentence or a label, and then
 * text in the reader's language. What people wrote themselves is text from the beginning.
 */
export const words = z
  .custom<Localizable | string>((value) => typeof value === 'string' || isLocalizable(value))
  .transform(String)
  .pipe(z.string())
export const documentLanguage = z.enum(['', ...languages])
const roleNames = ['Admin', 'Editor', 'Support', 'Approver'] as const satisfies RoleName[]

/** An answer that the specification calls a list. */
export function listedOf<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), ...listing })
}
const listing = { total: whole, page: whole, per_page: whole, last_page: whole }
export type Listed<T> = { data: T[] } & { [K in keyof typeof listing]: number }

/** What a reference list or a select needs of a thing. */
export const named = z.object({ id: whole, name: z.string() }).meta({ id: 'Named' })

/**
 * A change between two versions in words, for the person who decides (`catalogue/change/`). However
 * many moved, a list's order is one of them, at the path of the list: the field, or all null for the set.
 */
export const difference = z
  .object({
    item: whole.nullable(),
    field: z.string().nullable(),
    part: z.union([z.number(), z.string()]).nullable(),
    kind: z.enum(['changed', 'added', 'removed', 'moved']),
    /** "Title", "Slide 2: Image". */
    label: words,
    before: words,
    after: words,
    /** Addresses of the pictures, where the change is one of pictures. */
    before_image: z.string().nullable(),
    after_image: z.string().nullable(),
    /** Where the files can be opened, where the change is one of a file of the library. */
    before_file: z.string().optional(),
    after_file: z.string().optional(),
    /** Of a translation that waits for a decision: what guests read there in the first language. */
    source: words.optional(),
    /** A wrong value may hurt a guest, and guests see another one now: it stands first. */
    grave: z.boolean().optional(),
  })
  .meta({ id: 'Difference' })
export type Difference = z.input<typeof difference>

/** The steps that a record may offer the person who loaded it. Cards draw their buttons from it. */
const offeredStep = z.enum(['edit', 'save', 'submit', 'withdraw', 'discard', 'decide', 'preview'])
export type AvailableTransition = z.infer<typeof offeredStep>

/** When a record is live, and whether its entry is off the site once it is. */
export const stands = {
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  archived: z.boolean(),
}

/** What every record carries beside its fields. */
export const recordHead = z
  .object({
    id: whole,
    approval: stateCode,
    status_text: z.string(),
    /** Grows with every change at the place; a save or decision that carries an old one gets 409. */
    version: whole,
    /** Since when it has been there: a draft has been open since then. */
    created_at: z.string(),
    updated_at: z.string(),
    /** Who wrote it last. */
    author: z.string(),
    /** What happened to it at `updated_at`, and who did that. */
    last_change: z.object({
      what: z.enum(['saved', 'submitted', 'approved', 'rejected']),
      by: z.string(),
    }),
    /** Of the rejection that still stands (contract section 2). */
    remarks: z.string().nullable(),
    ...stands,
  })
  .meta({ id: 'RecordHead' })
export type RecordHead = z.infer<typeof recordHead>

/** Who sent a record back, when and in what words; it stays with the place until the next decision. */
export const rejection = z
  .object({ by: z.string(), at: z.string(), remarks: z.string().nullable() })
  .meta({ id: 'Rejection' })
export type Rejection = z.infer<typeof rejection>
/** The one that stands, or null; those before it since the last approval, oldest first. */
export const rounds = { rejection: rejection.nullable(), earlier_rejections: z.array(rejection) }

/** What is approved and will be live by the clock. */
export const scheduledRecord = z
  .object({
    id: whole,
    version: whole,
    starts_at: z.string(),
    ends_at: z.string().nullable(),
    author: z.string(),
    archived: z.boolean(),
    /** Something newer is live by now: what is to come was written without it. */
    written_before_live: z.boolean(),
    /** What it will change of what visitors see until then. */
    differences: z.array(difference),
    /** What was published since it was written and is not in it: it will take that back. */
    overlooked: z.array(difference),
  })
  .meta({ id: 'ScheduledRecord' })
export type ScheduledRecord = z.input<typeof scheduledRecord>

/** How a place stands in one of the brand's other languages. */
export const languageState = z
  .object({
    language: z.enum(languages),
    /** Of the record that a card shows: what is being worked on, else what guests see. */
    state: z.enum(['none', 'draft', 'pending', 'rejected', 'scheduled', 'live']),
    /** Do guests see a translation? */
    live: z.boolean(),
    /** Have texts of the first language changed that it was made from? */
    outdated: z.boolean(),
  })
  .meta({ id: 'LanguageState' })
export type LanguageState = z.infer<typeof languageState>

/** What a translation stands beside: the first language's record. */
const translationSource = z
  .object({
    /** A save that carries it as `source_id` says what it was written beside. */
    id: whole,
    values: z.record(z.string(), json),
    items: z.array(z.record(z.string(), json)),
    /** What has changed in it since; while there is something, the translation is out of date. */
    changed: z.array(difference),
  })
  .meta({ id: 'TranslationSource' })

/** How many threads are open at which field of a place. */
export const openComments = z.array(z.object({ field: z.string(), count: z.int().nonnegative() }))

/** A place as the back office loads it: the record that it shows, and what may be done with it. */
export const documentView = z
  .object({
    entity_type: z.string(),
    /** 0 for a section. */
    entry_id: whole,
    /** '' for the brand's first. */
    language: documentLanguage,
    /** Null while nothing was ever saved. */
    record: recordHead.nullable(),
    /** The single fields under their wire names. */
    values: z.record(z.string(), json),
    /** The items of a set, each with `id`. */
    items: z.array(z.record(z.string(), json)),
    can: z.array(offeredStep),
    /** Why it cannot be edited, by whom and since when; null when it can. */
    lock: words.nullable(),
    /** Is there a version that visitors see? */
    live: z.boolean(),
    /** Would visitors see the same if its record were approved? */
    unchanged: z.boolean(),
    scheduled: scheduledRecord.nullable(),
    ...rounds,
    comments: openComments,
    /** Of a translation; left out while the first language has nothing. */
    source: translationSource.optional(),
    /** The other languages; left out where the brand has one, and by calls that load no screen. */
    languages: z.array(languageState).optional(),
  })
  .meta({ id: 'DocumentView' })
export type DocumentView = z.input<typeof documentView>

/** An entry on a list of staff. */
export const entryRow = z
  .object({
    /** The entry's id, which never changes. */
    id: whole,
    record_id: whole.nullable(),
    title: z.string(),
    slug: z.string(),
    /** The canonical address of its page; null while entries of its kind have none. */
    path: z.string().nullable(),
    approval: stateCode,
    status_text: z.string(),
    updated_at: z.string(),
    live: z.boolean(),
    /** Off the site, by approval. */
    archived: z.boolean(),
    scheduled: z.boolean(),
    /** When the clock alone changes what visitors see of it (ISO 8601 UTC), or null. */
    changes_at: z.string().nullable(),
  })
  .meta({ id: 'EntryRow' })
export type EntryRow = z.infer<typeof entryRow>

/** What a 409 hands over, so that two versions can be put together and none is overwritten. */
export const conflicting = z
  .object({
    /** What stands now. */
    current: documentView,
    /** The version that the save carried, as it was; null where none was carried, or a draft has gone on since. */
    base: documentView.pick({ values: true, items: true }).extend({ version: whole }).nullable(),
  })
  .meta({ id: 'Conflicting' })
export type Conflicting = z.input<typeof conflicting>

/** One row of the activity log. `status` is that of the step's result. */
export const logEntry = z
  .object({
    id: whole,
    description: words,
    author: z.string(),
    created_by: z.string(),
    created_at: z.string(),
    status: stateCode,
    statusText: z.string(),
    status_text: z.string(),
    approved_by: z.string().nullable(),
    approved_at: z.string().nullable(),
    remarks: words.nullable(),
    entity_type: z.string(),
    entity_id: whole,
    /** 0 for a section. */
    entry_id: whole,
    language: documentLanguage,
    /** May this person take the change back with one click (`POST /logs/{id}/undo`)? */
    can_undo: z.boolean(),
  })
  .meta({ id: 'LogEntry' })
export type LogEntry = z.input<typeof logEntry>

/** When a record is live, and whether it takes its entry off the site. */
const standing = z.object(stands).meta({ id: 'Standing' })
export type Standing = z.infer<typeof standing>

/** `GET /logs/{id}`: a line of the log with what its step changed. */
export const logDetail = logEntry
  .extend({
    differences: z.array(difference),
    /** What stood before the step and what stands after it; null for nothing. */
    standing: z.object({ before: standing.nullable(), after: standing.nullable() }),
    /** May its record be restored as a draft (`POST /approvals/restore`)? */
    can_restore: z.boolean(),
    /** What is to come at the place now. */
    scheduled: scheduledRecord.nullable(),
    /** What to send to take the publication back (`POST /approvals/revert`), where this person may. */
    revert: z.object({ sequence: whole }).nullable(),
    /** What undoing it would change of what visitors see now, and the version to send; null where this person may not. */
    undo: z.object({ version: whole, differences: z.array(difference) }).nullable(),
  })
  .meta({ id: 'LogDetail' })
export type LogDetail = z.input<typeof logDetail>

export const signedInUser = z
  .object({
    id: whole,
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    roles: z.object({ id: whole, name: z.enum(roleNames) }),
  })
  .meta({ id: 'SignedInUser' })
export type SignedInUser = z.infer<typeof signedInUser>
