import { z } from 'zod'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { idNumber } from '../text/plain-text.ts'

const ids = z.array(idNumber).transform((some) => [...new Set(some)].sort((a, b) => a - b))

/** What a call sends of a `Scope`, each id and language once and in order. */
export const scopeSchema = z.strictObject({
  groups: ids.pipe(z.array(z.number()).max(limits.scope.groups)).default([]),
  locations: ids.pipe(z.array(z.number()).max(limits.scope.locations)).default([]),
  languages: z
    .array(z.enum(languages))
    .transform((some) => languages.filter((language) => some.includes(language)))
    .default([]),
})
