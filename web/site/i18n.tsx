import { createContext, type HTMLAttributes, useContext } from 'react'
import { directionOf, type Language, languageTags } from '#catalogue/languages.ts'
import { siteTranslator, type TranslateSite } from '#catalogue/messages/site-translator.ts'
import { addressIn } from '#web/site-address.ts'

/** In which language a page speaks, what it says, and where its links lead. */
export interface I18n {
  language: Language
  t: TranslateSite
  /** An address that staff gave or a page of the site, in the page's language. */
  href: (to: string) => string
  /** Where this page is in each language of the brand, the first before the others; none in one language. */
  sameIn: { language: Language; path: string }[]
  /** Says of a text that is in the brand's first language, for want of a translation, that it is. */
  marked: (text: string) => Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'>
}

interface I18nInput {
  language: Language
  /** The brand's first. */
  first: Language
  /** The languages beside it. */
  others?: readonly Language[]
  /** The page's own path, without a language and with its known words. */
  path?: string
  /** The texts of the page that have no translation. */
  foreign?: ReadonlySet<string>
}

/** What is no page, but a file or a place of staff. */
const notPages = /^\/(?:media|api|admin|assets)(?:\/|$)/

export function createI18n({ language, first, others = [], path = '/', foreign }: I18nInput): I18n {
  const prefix = language === first ? null : language
  const own = { lang: languageTags[first], dir: directionOf(first) }
  return {
    language,
    t: siteTranslator(language),
    href: (to) => (/^\/(?!\/)/.test(to) && !notPages.test(to) ? addressIn(prefix, to) : to),
    sameIn: [first, ...others].map((one) => ({
      language: one,
      path: addressIn(one === first ? null : one, path),
    })),
    marked: (text) => (foreign?.has(text) ? own : {}),
  }
}

export const I18nContext = createContext(createI18n({ language: 'en', first: 'en' }))

/**
 * The page's speech. Islands run in browsers and stand outside of it: what they say is handed to
 * them as text, so that no page carries another language's sentences, nor all of its own.
 */
export function useI18n(): I18n {
  return useContext(I18nContext)
}
