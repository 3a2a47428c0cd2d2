import { z } from 'zod'
import { disclosureNames } from '../menu-law/profiles/disclosure-profiles.ts'
import { wholeNumber } from '../wire.ts'

/** A group of restaurants (contract section 11). */
export const locationGroup = z
  .object({
    id: wholeNumber,
    name: z.string(),
    /** The group that it is part of. */
    parent_id: wholeNumber.nullable(),
    /** The restaurants that were chosen by hand. */
    locations: z.array(wholeNumber),
    /** By field the values of which a restaurant needs one; null without a rule. */
    rule: z.record(z.string(), z.array(z.string())).nullable(),
    /** What the law asks its restaurants to disclose. */
    disclosure: z.array(z.enum(disclosureNames)),
    updated_at: z.string(),
  })
  .meta({ id: 'LocationGroup' })
export type LocationGroup = z.infer<typeof locationGroup>
