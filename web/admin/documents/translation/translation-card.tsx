import { Paper, Stack, Text } from '@mantine/core'
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Section } from '#catalogue/declaration.ts'
import { type Language, languageNames } from '#catalogue/languages.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SaveTarget } from '#web/admin/documents/actions/use-document-save.ts'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { SectionCard } from '#web/admin/documents/section-card/section-card.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { goTo } from '#web/admin/ui/panel/panel.tsx'
import { TranslationContent, translationSection } from './translation-content.tsx'

export interface DocumentLoad {
  data: DocumentView | undefined
  isPending: boolean
  isError: boolean
  error: unknown
  refetch: () => unknown
}

export interface TranslationCardProps {
  section: Section
  target: SaveTarget
  first: Language
  language: Language
  load: DocumentLoad
  top: ReactNode
  /** What is beside the form, where it has a screen of its own. */
  Rail?: ComponentType<CardContentProps> | undefined
}

export function TranslationCard(props: TranslationCardProps) {
  const { section, target, first, language, load, top, Rail } = props
  const state = load.data
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
  const key = state && shape?.key
  const { hash } = useLocation()
  // A link may point to this card, which has only now been rendered.
  useEffect(() => {
    if (key && hash === `#${key}`) goTo(key)
  }, [hash, key])
  if (state && shape) {
    const card = { target: target, state, top, Inside, Rail }
    return <SectionCard section={shape} {...card} />
  }
  return (
    <Paper component="section" withBorder p="md" aria-busy={load.isPending}>
      <Stack gap="md">
        {top}
        {load.isError && <LoadFailed error={load.error} onRetry={() => void load.refetch()} />}
        {load.isPending && <SkeletonRows count={1} height={200} />}
        {state && <Text>{t('translation.nothing', { language: languageNames[first] })}</Text>}
      </Stack>
    </Paper>
  )
}
