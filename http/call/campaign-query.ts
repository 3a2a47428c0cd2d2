import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'

/** `?campaign=` of every call that loads or saves content (contract section 12). */
export const campaignQuery = {
  campaign: z.coerce.number().int().positive().max(limits.id).optional(),
}
