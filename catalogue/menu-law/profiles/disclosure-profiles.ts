import { california } from './california.ts'
import type { DisclosureProfile } from './disclosure-profile.ts'
import { england } from './england.ts'
import { eu } from './eu.ts'
import { ksa } from './ksa.ts'
import { us } from './us.ts'

/** A choice that asks for nothing: somebody decided that no law does. */
const none: DisclosureProfile = {
  label: 'No profile',
  figures: [],
  kindsOf: [],
  sentences: [],
  marks: [],
  allergens: 'eu',
}

export const disclosureProfiles = { eu, england, us, california, ksa, none }

export type DisclosureName = keyof typeof disclosureProfiles

export const disclosureNames = Object.keys(disclosureProfiles) as [
  DisclosureName,
  ...DisclosureName[],
]

/** Returns the names in their order, each once. */
export function disclosureNamesIn(value: unknown): DisclosureName[] {
  const list = Array.isArray(value) ? value : []
  return disclosureNames.filter((name) => list.includes(name))
}
