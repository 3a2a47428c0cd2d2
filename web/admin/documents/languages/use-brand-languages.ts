import { useQuery } from '@tanstack/react-query'
import { type DocumentLanguage, type Language, languageNames } from '#catalogue/languages.ts'
import { languagesQuery } from '#web/admin/api/queries.ts'

/** The languages in which the brand publishes, its first in front; none where it has just one. */
export function useBrandLanguages(): Language[] {
  const { data } = useQuery(languagesQuery)
  return data && data.others.length > 0 ? [data.first, ...data.others] : []
}

/** What a place's language is called; null where the brand has one, and there is nothing to tell apart. */
export function useLanguageOf(): (place: DocumentLanguage) => Language | null {
  const [first] = useBrandLanguages()
  return (place) => (place === '' ? (first ?? null) : place)
}

/** Returns the language in which a place is written, also where the brand has just one. */
export function useWrittenLanguage(place: DocumentLanguage): Language {
  const { data } = useQuery(languagesQuery)
  return place === '' ? (data?.first ?? 'en') : place
}

/** The name of what stands at a place: a translation says its language, "Hero Banner · العربية". */
export function named(name: string, place: DocumentLanguage): string {
  return place === '' ? name : `${name} · ${languageNames[place]}`
}
