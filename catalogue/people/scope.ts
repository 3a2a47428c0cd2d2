import { z } from 'zod'
import { type Language, languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { idNumber } from '../text/plain-text.ts'

/**
 * Where the role of a person holds: for these restaurants and those in these groups, in these
 * languages. An empty list does not limit (contract section 11).
 */
export interface Scope {
  groups: readonly number[]
  locations: readonly number[]
  languages: readonly Language[]
}

const ids = z.array(idNumber).transform((some) => [...new Set(some)].sort((a, b) => a - b))

export const scopeSchema = z.strictObject({
  groups: ids.pipe(z.array(z.number()).max(limits.scope.groups)).default([]),
  locations: ids.pipe(z.array(z.number()).max(limits.scope.locations)).default([]),
  languages: z
    .array(z.enum(languages))
    .transform((some) => languages.filter((language) => some.includes(language)))
    .default([]),
})

const everywhere: Scope = { groups: [], locations: [], languages: [] }

export function isEverywhere({ groups, locations, languages }: Scope): boolean {
  return groups.length + locations.length + languages.length === 0
}

/** Returns the scope as it is stored; '' holds everywhere. */
export function storedScope(scope: Scope): string {
  return isEverywhere(scope) ? '' : JSON.stringify(scope)
}

/** Reads what `storedScope` wrote. */
export function readScope(stored: string): Scope {
  return stored === '' ? everywhere : scopeSchema.parse(JSON.parse(stored))
}
