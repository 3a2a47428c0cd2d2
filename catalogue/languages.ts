/** The languages of the product and of content (specification section 9), by wire name. */
export const languages = ['en', 'de', 'es', 'fr', 'pt', 'cn', 'ae'] as const

export type Language = (typeof languages)[number]

/** A document's language: '' is the brand's first, with the whole record (contract section 7). */
export type DocumentLanguage = '' | Language

/** The values of `lang` and `hreflang` (BCP 47; contract section 4). */
export const languageTags: Record<Language, string> = {
  en: 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  pt: 'pt',
  cn: 'zh-Hans',
  ae: 'ar',
}

/**
 * The locales for `Intl`. English and Arabic are those of the Emirates: dates are British (4 May
 * 2026), but a dollar is `$` and not `US$` as in `en-GB`; Arabic has the digits that phones show.
 */
export const locales: Record<Language, string> = { ...languageTags, en: 'en-AE', ae: 'ar-AE' }

/** The name of each language in itself, for the language menu. */
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

/** The cookie with the guest's language; the server reads it only at `/`. */
export const languageCookie = 'linecheck-language'
