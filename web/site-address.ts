import { type Language, languages, languageTags } from '#catalogue/languages.ts'

/** What the site's addresses call a language: its tag in small letters, as every path is written. */
const languageSegments = new Map(languages.map((one) => [languageTags[one].toLowerCase(), one]))

/** Other names under which it is looked for; they lead on to that one. */
const languageAliases = new Map<string, Language>([
  ...languages.map((one) => [one, one] as const),
  ['zh', 'cn'],
])

/** An address of the site taken apart: `/ar/home` is home in Arabic (contract section 7). */
export interface SiteAddress {
  /** Null: it names none, so it is the brand's first. */
  language: Language | null
  /** The page's path, as the specification has it. */
  path: string
}

export function readAddress(pathname: string): SiteAddress {
  const { first, rest } = splitPath(pathname)
  const language = languageSegments.get(first)
  return language ? { language, path: rest || '/' } : { language: null, path: pathname }
}

/** The same page under the name that its language has in addresses, or null where it has it already. */
export function withCanonicalLanguage(pathname: string): string | null {
  const { first, rest } = splitPath(pathname)
  const language = languageSegments.has(first)
    ? undefined
    : languageAliases.get(first.toLowerCase())
  return language ? prefixOf(language).slice(0, -1) + rest : null
}

/** A page's path in a language; null is the brand's first. */
export function addressIn(language: Language | null, path: string): string {
  if (language === null) return path
  return prefixOf(language) + (path === '/' ? 'home' : path.slice(1))
}

/** What every address of a language begins with (`/ar/`). */
export function prefixOf(language: Language | null): string {
  return language === null ? '/' : `/${languageTags[language].toLowerCase()}/`
}

function splitPath(pathname: string): { first: string; rest: string } {
  const end = pathname.indexOf('/', 1)
  if (end < 0) return { first: pathname.slice(1), rest: '' }
  return { first: pathname.slice(1, end), rest: pathname.slice(end) }
}
