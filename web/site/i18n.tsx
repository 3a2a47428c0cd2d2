import { createContext, type HTMLAttributes, useContext } from 'react'
import { directionOf, type Language, languageTags } from '#catalogue/languages.ts'
import { siteTranslator, type TranslateSite } from '#catalogue/messages/site-translator.ts'
import { addressIn } from '#web/site-address.ts'

/** Language of a page: its messages, links and language marks. */
export interface I18n {
  language: Language
  t: TranslateSite
  /** Returns an address of the site in the language of the page; others unchanged. */
  href: (to: string) => string
  /** The page in each language of the brand, the default one first. */
  alternates: { language: Language; path: string }[]
  /** Returns `lang` and `dir` for a text that has no translation; nothing for others. */
  langAttributes: (text: string) => Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'>
}

interface I18nInput {
  language: Language
  /** Default language of the brand. */
  first: Language
  others?: readonly Language[]
  /** Path without the language, with its cached parameters. */
  path?: string
  /** Texts of the page without a translation. */
  foreign?: ReadonlySet<string>
}

/** Files and addresses of staff, which have no language. */
const notPages = /^\/(?:media|api|admin|assets)(?:\/|$)/

export function createI18n({ language, first, others = [], path = '/', foreign }: I18nInput): I18n {
  const prefix = language === first ? null : language
  const firstAttributes = { lang: languageTags[first], dir: directionOf(first) }
  return {
    language,
    t: siteTranslator(language),
    href: (to) => (/^\/(?!\/)/.test(to) && !notPages.test(to) ? addressIn(prefix, to) : to),
    alternates: [first, ...others].map((one) => ({
      language: one,
      path: addressIn(one === first ? null : one, path),
    })),
    langAttributes: (text) => (foreign?.has(text) ? firstAttributes : {}),
  }
}

export const I18nContext = createContext(createI18n({ language: 'en', first: 'en' }))

/**
 * Returns the language of the page. Islands have none: they get their texts as props, so that no
 * page loads all messages.
 */
export function useI18n(): I18n {
  return useContext(I18nContext)
}
