import { z } from 'zod'
import {
  difference,
  documentLanguage,
  idAndName,
  localizableText,
  openComments,
  rejectionFields,
  scheduledRecord,
  wholeNumber,
  windowFields,
} from '#catalogue/wire.ts'
import { assignee } from './assignee.ts'
import { mediaUse } from './media.ts'

/** `GET /approvals`. */
export const pendingRecord = z
  .object({
    entity_id: wholeNumber,
    entity_type: z.string(),
    entry_id: wholeNumber,
    language: documentLanguage,
    label: z.string(),
    title: z.string(),
    preview_path: z.string().nullable(),
    editor_path: z.string().nullable(),
    author: z.string(),
    submitted_by: z.string(),
    submitted_at: z.string(),
    version: wholeNumber,
    /** Guests see nothing of this document yet. */
    is_new: z.boolean(),
    /** Which end of its window comes within a day, or has passed; `review`: an urgent notice. */
    urgent: z.enum(['starts', 'ends', 'review']).nullable(),
    /** Until when guests see an urgent notice that nobody has approved yet. */
    review_until: z.string().nullable().optional(),
    ...windowFields,
    ...rejectionFields,
    comments: openComments,
    /** The scheduled record, compared with what this one would publish. */
    scheduled: scheduledRecord.nullable(),
    /** How many people have approved it, and how many have to (contract section 8). */
    approvals: z.object({ given: wholeNumber, needed: wholeNumber }),
    assignment: assignee.optional(),
    can_decide: z.boolean(),
    /** Why this person cannot decide, or null. */
    lock: localizableText.nullable(),
    /** The import or bulk change that saved it, by which it can be decided with others. */
    batch: z.string().nullable(),
    /** The campaign in which alone guests would see it. */
    campaign: idAndName.nullable(),
    /** With `grouped`: how many pending records of the filter are of that batch. */
    batch_count: wholeNumber.optional(),
    changes: z.array(difference.extend({ path: z.string() })),
    /** For a library file: the live documents that show it. */
    shown_at: z.array(mediaUse).optional(),
  })
  .meta({ id: 'PendingRecord' })
export type PendingRecord = z.input<typeof pendingRecord>
