import { type Language, languages, languageTags } from '#catalogue/languages.ts'

/** Languages by their first segment in addresses. */
const languageSegments = new Map(languages.map((one) => [languageTags[one].toLowerCase(), one]))

/** Other spellings, which redirect. */
const languageAliases = new Map<string, Language>([
  ...languages.map((one) => [one, one] as const),
  ['zh', 'cn'],
])

/** An address of the site, split: `/ar/home` is home in Arabic (contract section 7). */
export interface SiteAddress {
  /** Null: the first one of the brand. */
  language: Language | null
  path: string
}

export function readAddress(pathname: string): SiteAddress {
  const { first, rest } = splitPath(pathname)
  const language = languageSegments.get(first)
  return language ? { language, path: rest || '/' } : { language: null, path: pathname }
}

/** Returns the path with the canonical name of its language, or null where it has it already. */
export function withCanonicalLanguage(pathname: string): string | null {
  const { first, rest } = splitPath(pathname)
  const language = languageSegments.has(first)
    ? undefined
    : languageAliases.get(first.toLowerCase())
  return language ? prefixOf(language).slice(0, -1) + rest : null
}

/** Returns the address of a page in a language; null is the first one of the brand. */
export function addressIn(language: Language | null, path: string): string {
  if (language === null) return path
  return prefixOf(language) + (path === '/' ? 'home' : path.slice(1))
}

/** Returns the prefix of a language (`/ar/`). */
export function prefixOf(language: Language | null): string {
  return language === null ? '/' : `/${languageTags[language].toLowerCase()}/`
}

function splitPath(pathname: string): { first: string; rest: string } {
  const end = pathname.indexOf('/', 1)
  if (end < 0) return { first: pathname.slice(1), rest: '' }
  return { first: pathname.slice(1, end), rest: pathname.slice(end) }
}
