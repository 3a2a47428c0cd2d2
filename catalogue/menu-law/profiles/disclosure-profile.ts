import type { AllergenLaw } from '../allergen-laws.ts'
import type { Allergen } from '../allergen-names.ts'

/** A figure of a size: the key of its field, or one of several of which one is enough. */
export interface NeededFigure {
  anyOf: readonly [string, ...string[]]
  /** The type of menu items that need it; left out: all. */
  type?: string
}

/** A sentence that pages print; the site has its words (`web/site/disclosure/`). */
export type DisclosureSentence =
  | 'adultsNeed'
  | 'dailyAdvice'
  | 'onRequest'
  | 'inWriting'
  | 'saltLimit'

/** What is printed beside a menu item where guests choose it, beside the kilocalories. */
export type DisclosureMark = 'portion' | 'calories' | 'allergens' | 'salt' | 'caffeine' | 'activity'

/** What a law asks of menu items that are sold in a restaurant, and of the pages with them. */
export interface DisclosureProfile {
  label: string
  /** What each size must have. */
  figures: readonly NeededFigure[]
  /** Allergens of which a menu item that contains them must say which foods they are. */
  kindsOf: readonly Allergen[]
  sentences: readonly DisclosureSentence[]
  marks: readonly DisclosureMark[]
  /** Whose list of allergens the mark `allergens` names. */
  allergens: AllergenLaw
}
