/** The languages that the product speaks and a brand may publish in (specification section 9), by their names on the wire. */
export const languages = ['en', 'de', 'es', 'fr', 'pt', 'cn', 'ae'] as const

export type Language = (typeof languages)[number]

/**
 * The language of a place. '' is the brand's first, whichever that is: it holds the whole record.
 * Another holds the translated fields only (contract section 7).
 */
export type DocumentLanguage = '' | Language

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

/** What `Intl` writes numbers and dates by: in Arabic as the Emirates do, with digits that phones show. */
export const locales: Record<Language, string> = { ...languageTags, ae: 'ar-AE' }

/** What each calls itself, for those who look for theirs. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  cn: '简体中文',
  ae: 'العربية',
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ae' ? 'rtl' : 'ltr'
}

/** The cookie with the language that a visitor has chosen; the server reads it at `/` alone. */
export const languageCookie = 'linecheck-language'
