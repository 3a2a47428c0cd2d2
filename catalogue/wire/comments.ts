import { z } from 'zod'
import { listPageOf, localizableText, wholeNumber } from '../wire.ts'

/** What somebody wrote about a record. */
export const comment = z
  .object({
    id: wholeNumber,
    by: z.string(),
    at: z.string(),
    /** When its writer changed it, or null. */
    edited_at: z.string().nullable(),
    /** Plain, with line ends; '' once its writer took it back. */
    text: z.string(),
    deleted: z.boolean(),
    /** The user names that it calls by `@`, as they are written in it. */
    mentions: z.array(z.string()),
    /** May this person change it or take it back, still? */
    can_edit: z.boolean(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof comment>

/** A comment with its answers, oldest first. */
export const commentThread = z
  .object({
    id: wholeNumber,
    /** What it is about: `title`, `items.12.title`; '' for the whole record. */
    field: z.string(),
    /** The same in words. */
    label: localizableText.nullable(),
    /** The record that it was written at. */
    record_id: wholeNumber,
    resolved_at: z.string().nullable(),
    resolved_by: z.string().nullable(),
    comments: z.array(comment),
  })
  .meta({ id: 'CommentThread' })
export type CommentThread = z.input<typeof commentThread>

/** `GET /comments`: the threads of a place. */
export const commentThreads = listPageOf(commentThread).extend({
  /** May this person write here? Only while something is being worked on. */
  can_write: z.boolean(),
})

export const mentionable = z
  .object({ username: z.string(), name: z.string(), role: z.string() })
  .meta({ id: 'Mentionable' })
export type Mentionable = z.infer<typeof mentionable>
