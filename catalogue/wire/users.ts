import { z } from 'zod'
import { languages } from '../languages.ts'
import type { RoleName } from '../roles.ts'
import { wholeNumber } from '../wire.ts'

const roleNames = ['Admin', 'Editor', 'Support', 'Approver'] as const satisfies RoleName[]

export const signedInUser = z
  .object({
    id: wholeNumber,
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    roles: z.object({ id: wholeNumber, name: z.enum(roleNames) }),
    /** What the account is limited to; empty lists do not limit. */
    scopes: z
      .object({
        groups: z.array(wholeNumber),
        locations: z.array(wholeNumber),
        languages: z.array(z.enum(languages)),
      })
      .meta({ id: 'Scopes' }),
  })
  .meta({ id: 'SignedInUser' })
export type SignedInUser = z.infer<typeof signedInUser>

export const user = signedInUser
  .extend({
    /** Whether this person may sign in. */
    status: z.boolean(),
    /** The person has not chosen a password yet. */
    invited: z.boolean(),
    last_sign_in_at: z.string().nullable(),
    created_at: z.string(),
    /** Whether signing in needs a second step. */
    second_factor: z.boolean(),
    /** Personal data were erased. */
    erased: z.boolean(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

export const emailChange = z
  .object({ email: z.string(), expires_at: z.string() })
  .meta({ id: 'EmailChange' })
export type EmailChange = z.infer<typeof emailChange>

export const openSession = z
  .object({
    id: wholeNumber,
    current: z.boolean(),
    agent: z.string(),
    address: z.string(),
    created_at: z.string(),
    last_seen_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.infer<typeof openSession>

/** A change of an account. Passwords and links are not included. */
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
      'groups',
      'campaign',
      'erase',
      'mail-retried',
      'mail-discarded',
    ]),
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  })
  .meta({ id: 'UserLine' })
export type UserLine = z.infer<typeof userLine>
