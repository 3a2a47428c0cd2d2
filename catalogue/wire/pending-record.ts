import { z } from 'zod'
import {
  difference,
  documentLanguage,
  localizableText,
  openComments,
  rejectionFields,
  scheduledRecord,
  wholeNumber,
  windowFields,
} from '#catalogue/wire.ts'
import { mediaUse } from './media.ts'

/** `GET /approvals`: one record that waits for a decision. */
export const pendingRecord = z
  .object({
    entity_id: wholeNumber,
    entity_type: z.string(),
    entry_id: wholeNumber,
    language: documentLanguage,
    label: z.string(),
    /** What the entry is called; '' for a section. */
    title: z.string(),
    /** The public page that shows it, with `preview=1`. */
    preview_path: z.string().nullable(),
    /** The back-office page that edits it. */
    editor_path: z.string().nullable(),
    author: z.string(),
    submitted_by: z.string(),
    submitted_at: z.string(),
    version: wholeNumber,
    ...windowFields,
    ...rejectionFields,
    comments: openComments,
    /** What is to come after it, seen from what it would publish. */
    scheduled: scheduledRecord.nullable(),
    can_decide: z.boolean(),
    /** Why this person cannot decide on it, or null. */
    lock: localizableText.nullable(),
    differences: z.array(difference),
    /** Of a file of the library: the live places that show it. */
    shown_at: z.array(mediaUse).optional(),
  })
  .meta({ id: 'PendingRecord' })
export type PendingRecord = z.input<typeof pendingRecord>
