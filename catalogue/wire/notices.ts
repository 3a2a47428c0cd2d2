import { z } from 'zod'
import { mailChoices, noticeKinds, preferenceNames } from '#catalogue/people/notice-kinds.ts'
import { listPageOf, localizableText, wholeNumber } from '../wire.ts'

export const notice = z
  .object({
    id: wholeNumber,
    kind: z.enum(noticeKinds),
    /** The last time, for several in a row. */
    at: z.string(),
    by: z.string(),
    /** How often in a row. */
    count: wholeNumber,
    /** "editor submitted Promotion “Summer Box” for approval" */
    sentence: localizableText,
    /** Remarks, an answer or a comment; ''. */
    text: z.string(),
    pictures: wholeNumber,
    /** Its screen in the back office, or null. */
    path: z.string().nullable(),
    read: z.boolean(),
  })
  .meta({ id: 'Notice' })
export type Notice = z.input<typeof notice>

/** `GET /notices`, with the number of unread ones. */
export const notices = listPageOf(notice).extend({ unread: wholeNumber })

/** The counts on the back office's badges. */
export const badgeCounts = z
  .object({
    unread: wholeNumber,
    /** Pending requests, for approvers; null for others. */
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
