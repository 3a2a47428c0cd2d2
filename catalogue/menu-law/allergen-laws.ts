import type { Json } from '../json.ts'
import { type Allergen, allergenLabels, allergenNames, kindsOf, levelOf } from './allergen-names.ts'

interface LegalAllergen {
  name: string
  from: Allergen
  /** The foods of the allergen that count; none named: unknown. Left out: all. */
  only?: readonly string[]
  /** The foods that do not count. */
  except?: readonly string[]
}

const wheat = ['wheat', 'spelt', 'khorasan_wheat', 'triticale']

const same = (names: readonly Allergen[]): LegalAllergen[] =>
  names.map((name) => ({ name, from: name }))

/** The allergens that each law names. */
const laws = {
  /** Regulation (EU) 1169/2011, annex II. */
  eu: (allergenNames as Allergen[]).map((name) =>
    name === 'nuts' ? { name, from: name, except: ['pine_nut'] } : { name, from: name },
  ),
  /** The nine of 21 U.S.C. 321(qq): FALCPA and the FASTER Act. Triticale counts as wheat (FDA). */
  us: [
    ...same(['milk', 'eggs', 'fish', 'crustaceans', 'nuts', 'peanuts']),
    { name: 'wheat', from: 'gluten', only: wheat },
    ...same(['soybeans', 'sesame']),
  ],
  /** Food and Drug Regulations of Canada, B.01.010.1: priority allergens, gluten sources, sulphites. */
  canada: [
    ...same(['eggs', 'milk', 'mustard', 'peanuts', 'crustaceans', 'molluscs', 'fish']),
    ...same(['sesame', 'soybeans', 'sulphites', 'nuts']),
    { name: 'wheat', from: 'gluten', only: wheat },
    { name: 'gluten', from: 'gluten' },
  ],
} satisfies Record<string, readonly LegalAllergen[]>

export type AllergenLaw = keyof typeof laws

/**
 * Returns the level of each allergen that a law names, from the allergens of a dish. Barley alone is no
 * wheat; gluten from an unnamed cereal is unknown where the law names wheat.
 */
export function allergensUnder(law: AllergenLaw, of: Json | undefined): Record<string, string> {
  return Object.fromEntries(laws[law].map((one) => [one.name, levelUnder(one, of)]))
}

const labels: Readonly<Record<string, string>> = { ...allergenLabels, wheat: 'Wheat' }

/** Returns what a law's allergen is called, in English. */
export function legalLabel(name: string): string {
  return labels[name] ?? name
}

function levelUnder({ from, only, except }: LegalAllergen, of: Json | undefined): string {
  const level = levelOf(of, from)
  if (level !== 'contains' && level !== 'may_contain') return level
  const named = kindsOf(of, from)
  if (only && named.length === 0) return 'unknown'
  const counts = (kind: string) => (only?.includes(kind) ?? true) && !except?.includes(kind)
  return named.length === 0 || named.some(counts) ? level : 'free'
}
