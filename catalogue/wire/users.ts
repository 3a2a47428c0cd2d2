import { z } from 'zod'
import { signedInUser, wholeNumber } from '../wire.ts'

/** A member of the staff, for that person and for whoever manages the accounts. */
export const user = signedInUser
  .extend({
    /** May this person sign in? */
    status: z.boolean(),
    /** Of a person who has not yet chosen a password. */
    invited: z.boolean(),
    last_sign_in_at: z.string().nullable(),
    created_at: z.string(),
    /** Does signing in with the password ask this person for a second step? */
    second_factor: z.boolean(),
    /** Nobody is known by this account any more: who it was has been erased. */
    erased: z.boolean(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

/** The e-mail that somebody has asked for and that has not confirmed yet. */
export const emailChange = z
  .object({ email: z.string(), expires_at: z.string() })
  .meta({ id: 'EmailChange' })
export type EmailChange = z.infer<typeof emailChange>

/** A place where somebody is signed in. */
export const openSession = z
  .object({
    id: wholeNumber,
    /** The one that asks. */
    current: z.boolean(),
    /** What the browser called itself. */
    agent: z.string(),
    address: z.string(),
    created_at: z.string(),
    last_seen_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.infer<typeof openSession>

/** What was changed of an account, and by whom. Of passwords and links only that they were. */
export const userLine = z
  .object({
    id: wholeNumber,
    at: z.string(),
    by: z.string(),
    step: z.enum([
      'change',
      'password',
      'invite',
      'link',
      'accept',
      'app-on',
      'app-off',
      'codes',
      'passkey-on',
      'passkey-off',
      'factor-reset',
      'roles-secured',
      'erase',
      'mail-retried',
      'mail-discarded',
    ]),
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  })
  .meta({ id: 'UserLine' })
export type UserLine = z.infer<typeof userLine>
