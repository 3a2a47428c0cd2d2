import { z } from 'zod'
import { mailChoices, noticeKinds, preferenceNames } from '#catalogue/people/notice-kinds.ts'
import { listPageOf, localizableText, wholeNumber } from '../wire.ts'

/** Something that somebody did, for somebody whom it concerns. */
export const notice = z
  .object({
    id: wholeNumber,
    kind: z.enum(noticeKinds),
    /** When it happened; of several in a row the last time. */
    at: z.string(),
    /** Who did it. */
    by: z.string(),
    /** How often in a row, told as one. */
    count: wholeNumber,
    /** "editor submitted Promotion “Summer Box” for approval" */
    sentence: localizableText,
    /** What they wrote with it: remarks, an answer, a comment; '' for nothing. */
    text: z.string(),
    /** How many pictures stand beside that. */
    pictures: wholeNumber,
    /** Where the back office shows it; null for what no screen shows any more. */
    path: z.string().nullable(),
    read: z.boolean(),
  })
  .meta({ id: 'Notice' })
export type Notice = z.input<typeof notice>

/** `GET /notices`, with how many have not been read. */
export const notices = listPageOf(notice).extend({ unread: wholeNumber })

/** What waits for somebody: the badges of an open back office, in one call. */
export const badgeCounts = z
  .object({
    unread: wholeNumber,
    /** Requests that wait for a decision, for who may decide; null for others. */
    pending: wholeNumber.nullable(),
  })
  .meta({ id: 'Awaiting' })
export type BadgeCounts = z.infer<typeof badgeCounts>

export const noticePreference = z
  .object({
    name: z.enum(preferenceNames),
    mail: z.enum(mailChoices),
    choices: z.array(z.enum(mailChoices)),
  })
  .meta({ id: 'NoticePreference' })
export type NoticePreference = z.infer<typeof noticePreference>
