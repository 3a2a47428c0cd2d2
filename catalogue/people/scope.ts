import type { Language } from '../languages.ts'

/**
 * Where the role of a person holds: for these restaurants and those in these groups, in these
 * languages. An empty list does not limit (contract section 11).
 */
export interface Scope {
  groups: readonly number[]
  locations: readonly number[]
  languages: readonly Language[]
}

const everywhere: Scope = { groups: [], locations: [], languages: [] }

export function isEverywhere({ groups, locations, languages }: Scope): boolean {
  return groups.length + locations.length + languages.length === 0
}

export function isLimitedToLocations({ groups, locations }: Scope): boolean {
  return groups.length + locations.length > 0
}

/** Returns the scope as it is stored; '' holds everywhere. */
export function storedScope(scope: Scope): string {
  return isEverywhere(scope) ? '' : JSON.stringify(scope)
}

/** Reads what `storedScope` wrote. */
export function readScope(stored: string): Scope {
  return stored === '' ? everywhere : (JSON.parse(stored) as Scope)
}
