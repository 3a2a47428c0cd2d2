import { z } from 'zod'

/** How many threads are open at which field of a place. */
export const openComments = z.array(z.object({ field: z.string(), count: z.int().nonnegative() }))
