import { z } from 'zod'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { wholeNumber } from '../wire.ts'

const openDocument = {
  entity_type: z.string().max(100),
  entry_id: wholeNumber.max(limits.id),
  language: z.enum(['', ...languages]),
  /** The campaign that it is open in; left out for the site. */
  campaign: wholeNumber.max(limits.id).optional(),
  /** Whether something was typed in the last seconds. */
  typing: z.boolean(),
}

/** All documents open in a tab; none once it is closed. */
export const presenceBody = z.strictObject({
  /** An id that the tab keeps, made by the browser. */
  tab: z.string().regex(/^[a-z0-9-]{8,40}$/),
  places: z.array(z.strictObject(openDocument)).max(limits.openDocuments),
})

const presentPerson = z
  .object({
    id: wholeNumber,
    username: z.string(),
    name: z.string(),
    places: z.array(z.object(openDocument)),
  })
  .meta({ id: 'PresentPerson' })
export type PresentPerson = z.infer<typeof presentPerson>

export const presenceResponse = z.object({ people: z.array(presentPerson) })
