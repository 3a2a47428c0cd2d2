import { Paper, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import { type Language, languageNames } from '#catalogue/languages.ts'
import { editorQuery } from '#web/admin/api/queries.ts'
import { LoadFailed } from '#web/admin/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/loading/skeleton-rows.tsx'
import type { CardContentProps } from '#web/admin/section-card/card-content.tsx'
import { SectionCard } from '#web/admin/section-card/section-card.tsx'
import { say } from '#web/admin/speech/speech.ts'
import { TranslationContent } from './translation-content.tsx'
import { translationSection } from './translation-section.ts'

interface TranslationCardProps {
  editor: Editor
  section: Section
  first: Language
  language: Language
  top: ReactNode
}

/** A section's card in another language than the brand's first: its texts beside their source. */
export function TranslationCard({ editor, section, first, language, top }: TranslationCardProps) {
  const load = useQuery(editorQuery(editor, language))
  const state = load.data?.sections[section.entityType]
  const source = state?.source
  const shape = useMemo(
    () => source && translationSection(section, language, source),
    [section, language, source],
  )
  const Inside = useMemo(
    () => (card: CardContentProps) => (
      <TranslationContent {...card} whole={section} first={first} />
    ),
    [section, first],
  )
  if (state && shape) {
    return <SectionCard editor={editor} section={shape} state={state} top={top} Inside={Inside} />
  }
  return (
    <Paper component="section" withBorder p="md" aria-busy={load.isPending}>
      <Stack gap="md">
        {top}
        {load.isError && <LoadFailed error={load.error} retry={() => void load.refetch()} />}
        {load.isPending && <SkeletonRows count={1} height={200} />}
        {state && <Text>{say('translation.nothing', { language: languageNames[first] })}</Text>}
      </Stack>
    </Paper>
  )
}
