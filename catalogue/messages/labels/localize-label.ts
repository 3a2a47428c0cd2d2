import { brand } from '#brand'
import { type Language, locales } from '#catalogue/languages.ts'
import type { Label } from '../message.ts'
import ae from './ae.json' with { type: 'json' }
import cn from './cn.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

const labels: Partial<Record<Language, Readonly<Partial<Record<string, string>>>>> = {
  de,
  es,
  fr,
  pt,
  cn,
  ae,
}

/** Returns a declaration's label in a language, or in English when it has no translation. */
export function localizeLabel(language: Language, { english, isInside }: Label): string {
  const word = brand.labels?.[language]?.[english] ?? labels[language]?.[english] ?? english
  // German nouns are always capitalised.
  return isInside && language !== 'de' ? word.toLocaleLowerCase(locales[language]) : word
}
