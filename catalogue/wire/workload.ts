import { z } from 'zod'
import { roles } from '#catalogue/roles.ts'
import { listPageOf, wholeNumber } from '#catalogue/wire.ts'

const role = z.enum(roles.map(({ name }) => name))

const waitingPair = z
  .object({
    /** `decision`: a request waits for an approver; `draft`: for a draft that somebody assigned. */
    kind: z.enum(['decision', 'draft']),
    waiter: z.string(),
    waiter_role: role,
    /** Null where any approver may decide. */
    responsible: z.string().nullable(),
    responsible_role: role.nullable(),
    count: wholeNumber,
    since: z.string(),
    /** How much of it is past its due date. */
    overdue: wholeNumber,
  })
  .meta({ id: 'WaitingPair' })

/** `GET /workload`. */
export const workload = listPageOf(waitingPair)
  .extend({ roles: z.array(z.object({ role, count: wholeNumber, since: z.string() })) })
  .meta({ id: 'Workload' })
export type Workload = z.infer<typeof workload>
