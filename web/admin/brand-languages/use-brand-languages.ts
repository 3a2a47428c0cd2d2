import { useQuery } from '@tanstack/react-query'
import { type Language, languageNames, type PlaceLanguage } from '#catalogue/languages.ts'
import { languagesQuery } from '#web/admin/api/queries.ts'

/** The languages in which the brand publishes, its first in front; none where it has just one. */
export function useBrandLanguages(): Language[] {
  const { data } = useQuery(languagesQuery)
  return data && data.others.length > 0 ? [data.first, ...data.others] : []
}

/** What a place's language is called; null where the brand has one, and there is nothing to tell apart. */
export function useLanguageOf(): (place: PlaceLanguage) => Language | null {
  const [first] = useBrandLanguages()
  return (place) => (place === '' ? (first ?? null) : place)
}

/** A name with its language behind it, "Hero Banner · العربية", where the brand has more than one. */
export function useNamed(): (name: string, place: PlaceLanguage) => string {
  const languageOf = useLanguageOf()
  return (name, place) => {
    const language = languageOf(place)
    return language ? `${name} · ${languageNames[language]}` : name
  }
}
