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

/** What a declaration calls something, in a language; in English where that language has no word yet. */
export function localizeLabel(language: Language, { english, isInside }: Label): string {
  const word = labels[language]?.[english] ?? english
  // German writes its nouns with a capital letter wherever they stand.
  return isInside && language !== 'de' ? word.toLocaleLowerCase(locales[language]) : word
}
