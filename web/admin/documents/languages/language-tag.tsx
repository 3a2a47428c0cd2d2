import { type DocumentLanguage, languageNames } from '#catalogue/languages.ts'
import { writtenIn } from '#web/admin/fields/writing.ts'
import { useLanguageOf } from './use-brand-languages.ts'

/** Renders a document's language after its name; nothing where the brand has one. */
export function LanguageTag({ place }: { place: DocumentLanguage }) {
  const language = useLanguageOf()(place)
  if (!language) return null
  return (
    <>
      {' · '}
      <bdi {...writtenIn(language)}>{languageNames[language]}</bdi>
    </>
  )
}
