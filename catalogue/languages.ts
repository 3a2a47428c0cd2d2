/** The languages that the product speaks and a brand may publish in (specification section 9), by their names on the wire. */
export const languages = ['en', 'de', 'es', 'fr', 'pt', 'cn', 'ae'] as const

export type Language = (typeof languages)[number]

/**
 * The language of a place. '' is the brand's first, whichever that is: it holds the whole record.
 * Another holds the translated fields only (contract section 7).
 */
export type PlaceLanguage = '' | Language

/** The brand's first language, until its settings choose one. */
const firstLanguage: Language = 'en'

/** The language of the places that a call asks for by `lang`: the first by its name, or by none. */
export function placeLanguage(lang?: Language): PlaceLanguage {
  return lang === undefined || lang === firstLanguage ? '' : lang
}

/** What `lang` and `hreflang` call them (BCP 47; contract section 4). */
export const languageTags: Record<Language, string> = {
  en: 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  pt: 'pt',
  cn: 'zh-Hans',
  ae: 'ar',
}
