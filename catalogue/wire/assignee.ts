import { z } from 'zod'

/** Whom a draft or a request is assigned to. */
export const assignee = z
  .object({
    username: z.string(),
    name: z.string(),
    /** In the brand's time zone; null for none. */
    due_on: z.iso.date().nullable(),
    overdue: z.boolean(),
    note: z.string(),
    assigned_by: z.string(),
    assigned_at: z.string(),
  })
  .meta({ id: 'Assignee' })
export type Assignee = z.infer<typeof assignee>
