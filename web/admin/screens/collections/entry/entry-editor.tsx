import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import type { EntryState } from '#web/admin/api/collection-calls.ts'
import { entryQuery } from '#web/admin/api/entry-queries.ts'
import { EntryContent } from '#web/admin/documents/entry/entry-content.tsx'
import { entrySaveTarget, entryShape } from '#web/admin/documents/entry/entry-shape.ts'
import { useLanguageSwitch } from '#web/admin/documents/languages/use-language-switch.tsx'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { SectionCard } from '#web/admin/documents/section-card/section-card.tsx'
import { TranslationCard } from '#web/admin/documents/translation/translation-card.tsx'
import { textAt } from '#web/admin/fields/row.ts'
import { WritingLanguage } from '#web/admin/fields/writing.ts'
import { VersionsNote } from './versions-note.tsx'

interface EntryDeskProps {
  collection: Collection
  entry: EntryState
}

/** Where an entry is worked on, in the language that is chosen on it. */
export function EntryEditor({ collection, entry }: EntryDeskProps) {
  const id = entry.entry_id
  const slug = textAt(entry.values, 'slug')
  const { first, chosen, top } = useLanguageSwitch(collection, entry)
  const shape = useMemo(() => entryShape(collection, id), [collection, id])
  const Inside = useMemo(
    () => (card: CardContentProps) => <EntryContent {...card} collection={collection} />,
    [collection],
  )
  if (first && chosen) {
    return (
      <WritingLanguage value={chosen}>
        <EntryTranslation
          key={chosen}
          {...{ collection, id, slug, first, language: chosen, top }}
        />
      </WritingLanguage>
    )
  }
  return (
    <WritingLanguage value={first}>
      <SectionCard
        target={entrySaveTarget(collection, id, { slug })}
        section={shape}
        state={entry}
        top={
          <>
            {top}
            <VersionsNote entry={entry} />
          </>
        }
        Inside={Inside}
        isLong
      />
    </WritingLanguage>
  )
}

interface EntryTranslationProps {
  collection: Collection
  id: number
  slug: string
  first: Language
  language: Language
  top: ReactNode
}

function EntryTranslation({ collection, id, slug, ...rest }: EntryTranslationProps) {
  const load = useQuery(entryQuery(collection, id, rest.language))
  const shape = useMemo(() => entryShape(collection, id), [collection, id])
  return (
    <TranslationCard
      section={shape}
      target={entrySaveTarget(collection, id, { slug })}
      load={load}
      isLong
      {...rest}
    />
  )
}
