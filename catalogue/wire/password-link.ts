import { z } from 'zod'
import { user } from './users.ts'

/** Whose a link is by which somebody chooses a password; of the first Admin nothing is known yet. */
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

/** A link that was just made: shown to whoever made it, this once. */
export const createdLink = z
  .object({ kind: z.enum(['invite', 'reset']), link: z.string(), expires_at: z.string() })
  .meta({ id: 'MadeLink' })

export const invitedUser = createdLink.extend({ user }).meta({ id: 'InvitedUser' })
