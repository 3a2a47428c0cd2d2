import { type Language, languageTags } from '#catalogue/languages.ts'
import type { Addresses } from '#web/site/document.tsx'
import type { I18n } from '#web/site/i18n.tsx'
import { addressIn } from '#web/site-address.ts'

interface AddressesOf {
  origin: string
  /** As the specification has it, without a language. */
  path: string
  /** The known words of its query; by languages, where each has its own. */
  words: string | ReadonlyMap<Language, string>
  /** The languages in which it has content of its own, the brand's first before the others. */
  own: readonly Language[]
  i18n: I18n
}

/**
 * Where search engines find a page. Only languages with content of its own are named; a page without
 * any in its language is the first one's (contract section 7; `hreflang` as sitemaps.org and Google take it).
 */
export function addressesOf({ origin, path, words, own, i18n }: AddressesOf): Addresses {
  const [first] = own
  const queryOf = (language: Language | undefined) => {
    const own = typeof words === 'string' ? words : (words.get(language ?? 'en') ?? '')
    return own === '' ? '' : `?${own}`
  }
  const addressOf = (language: Language | undefined) =>
    `${origin}${addressIn(language === undefined || language === first ? null : language, path)}${queryOf(language)}`
  const alternates = own.map((language) => ({
    tag: languageTags[language],
    url: addressOf(language),
  }))
  return {
    canonical: addressOf(own.includes(i18n.language) ? i18n.language : first),
    alternates: own.length > 1 ? [...alternates, { tag: 'x-default', url: addressOf(first) }] : [],
  }
}
