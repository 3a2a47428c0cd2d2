import { z } from 'zod'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { wholeNumber } from '../wire.ts'

/** Something that is open in somebody's browser. */
const openPlace = {
  entity_type: z.string().max(100),
  /** 0 for a section. */
  entry_id: wholeNumber.max(limits.id),
  /** '' for the brand's first. */
  language: z.enum(['', ...languages]),
  /** Was something typed there in the last seconds? */
  typing: z.boolean(),
}

/** What a tab says of itself: all that is open in it; nothing once it is closed. */
export const presenceBody = z.strictObject({
  /** The same as long as the tab is there; made by the browser. */
  tab: z.string().regex(/^[a-z0-9-]{8,40}$/),
  places: z.array(z.strictObject(openPlace)).max(limits.openDocuments),
})

const presentPerson = z
  .object({
    id: wholeNumber,
    username: z.string(),
    /** First and last name. */
    name: z.string(),
    places: z.array(z.object(openPlace)),
  })
  .meta({ id: 'PresentPerson' })
export type PresentPerson = z.infer<typeof presentPerson>

/** Who else has any of these places open, and where they type. */
export const presenceAnswer = z.object({ people: z.array(presentPerson) })
