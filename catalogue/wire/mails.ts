import { z } from 'zod'
import { wholeNumber } from '../wire.ts'

export const mailKinds = [
  'invite',
  'reset',
  'password-changed',
  'factor-changed',
  'email-confirm',
  'email-asked',
  'email-changed',
  'notices',
] as const
export type MailKind = (typeof mailKinds)[number]

/** `away`: the server was unavailable; `later`: rejected for now; `unsure`: maybe sent. */
export const mailFailures = ['away', 'later', 'never', 'unsure'] as const
export type MailFailure = (typeof mailFailures)[number]

export const failedMail = z
  .object({
    id: wholeNumber,
    kind: z.enum(mailKinds),
    to: z.object({ id: wholeNumber, username: z.string(), name: z.string() }),
    email: z.string(),
    created_at: z.string(),
    given_up_at: z.string(),
    tries: wholeNumber,
    trouble: z.enum(mailFailures),
    /** What the mail server answered. */
    detail: z.string(),
    /** False for a deactivated account, or when its content was not stored. */
    can_retry: z.boolean(),
  })
  .meta({ id: 'FailedMail' })
export type FailedMail = z.infer<typeof failedMail>
