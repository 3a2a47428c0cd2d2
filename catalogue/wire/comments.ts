import { z } from 'zod'
import { json, listPageOf, localizableText, wholeNumber } from '../wire.ts'

export const comment = z
  .object({
    id: wholeNumber,
    by: z.string(),
    at: z.string(),
    edited_at: z.string().nullable(),
    /** '' once deleted. */
    text: z.string(),
    deleted: z.boolean(),
    /** User names, as they are written in the text. */
    mentions: z.array(z.string()),
    /** Whether this person may still edit or delete it. */
    can_edit: z.boolean(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof comment>

export const commentThread = z
  .object({
    id: wholeNumber,
    /** The field's path: `title`, `items.12.title`; '' for the whole record. */
    field: z.string(),
    label: localizableText.nullable(),
    record_id: wholeNumber,
    /** The value that an approver suggests for the field; null for none. */
    suggestion: json.nullable(),
    resolved_at: z.string().nullable(),
    resolved_by: z.string().nullable(),
    comments: z.array(comment),
  })
  .meta({ id: 'CommentThread' })
export type CommentThread = z.input<typeof commentThread>

/** `GET /comments`. */
export const commentThreads = listPageOf(commentThread).extend({
  /** Whether this person may comment: only while a record is open. */
  can_write: z.boolean(),
})

export const mentionable = z
  .object({ username: z.string(), name: z.string(), role: z.string() })
  .meta({ id: 'Mentionable' })
export type Mentionable = z.infer<typeof mentionable>
