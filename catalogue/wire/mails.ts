import { z } from 'zod'
import { wholeNumber } from '../wire.ts'

/** The mails there are; what each is written from stands in `domain/mail/mail-kinds.ts`. */
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

/**
 * Why a mail did not leave. `away`: nobody was there to take any; `later`: not this one, not then;
 * `never`: not this one; `unsure`: it may have been taken, and nobody will ever know.
 */
export const mailFailures = ['away', 'later', 'never', 'unsure'] as const
export type MailFailure = (typeof mailFailures)[number]

/** A mail that was given up. Never what stands in it. */
export const failedMail = z
  .object({
    id: wholeNumber,
    kind: z.enum(mailKinds),
    to: z.object({ id: wholeNumber, username: z.string(), name: z.string() }),
    /** Where it was to go. */
    email: z.string(),
    created_at: z.string(),
    given_up_at: z.string(),
    tries: wholeNumber,
    trouble: z.enum(mailFailures),
    /** What the mail server said, in its own words. */
    detail: z.string(),
    /** Can it be sent again? Not to a deactivated account, and not where its words were not kept. */
    can_retry: z.boolean(),
  })
  .meta({ id: 'FailedMail' })
export type FailedMail = z.infer<typeof failedMail>
