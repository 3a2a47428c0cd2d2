import { z } from 'zod'
import { user } from './users.ts'

/** Whose link it is; the first Admin has no account yet. */
export const linkOwner = z
  .object({
    kind: z.enum(['invite', 'reset', 'first']),
    username: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'LinkOwner' })
export type LinkOwner = z.infer<typeof linkOwner>

/** A new link, shown only once. */
export const createdLink = z
  .object({
    kind: z.enum(['invite', 'reset']),
    link: z.string(),
    expires_at: z.string(),
    /** Whether a mail with another link is on its way. */
    is_mailed: z.boolean(),
  })
  .meta({ id: 'MadeLink' })

export const invitedUser = createdLink.extend({ user }).meta({ id: 'InvitedUser' })
