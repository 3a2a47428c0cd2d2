import { useQuery } from '@tanstack/react-query'
import { type DocumentLanguage, type Language, languageNames } from '#catalogue/languages.ts'
import { languagesQuery } from '#web/admin/api/queries.ts'

/** Returns the brand's languages, the first one first; none where it has just one. */
export function useBrandLanguages(): Language[] {
  const { data } = useQuery(languagesQuery)
  return data && data.others.length > 0 ? [data.first, ...data.others] : []
}

/** Returns a document's language; null where the brand has just one. */
export function useLanguageOf(): (place: DocumentLanguage) => Language | null {
  const [first] = useBrandLanguages()
  return (place) => (place === '' ? (first ?? null) : place)
}

export function useWrittenLanguage(place: DocumentLanguage): Language {
  const { data } = useQuery(languagesQuery)
  return place === '' ? (data?.first ?? 'en') : place
}

/** Returns a name with the translation's language: "Hero Banner · العربية". */
export function withLanguage(name: string, place: DocumentLanguage): string {
  return place === '' ? name : `${name} · ${languageNames[place]}`
}
