import { Paper, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Section } from '#catalogue/declaration.ts'
import { type Language, languageNames } from '#catalogue/languages.ts'
import { polling } from '#web/admin/api/query-client.ts'
import { type LayoutLoad, stateIn } from '#web/admin/documents/direct-sections/layout-load.ts'
import { SaveBar } from '#web/admin/documents/direct-sections/save-bar.tsx'
import { useDirectSection } from '#web/admin/documents/direct-sections/use-direct-section.ts'
import { useLanguageSwitch } from '#web/admin/documents/languages/use-language-switch.tsx'
import { LayoutPreview } from '#web/admin/documents/preview/layout-preview.tsx'
import { WritingLanguage } from '#web/admin/fields/writing.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { goTo } from '#web/admin/ui/panel/panel.tsx'
import { TranslationContent, translationSection } from './translation-content.tsx'

type LoadIn = (lang: Language, signal: AbortSignal) => Promise<LayoutLoad>

interface DirectLanguagesProps {
  section: Section
  load: LayoutLoad
  loadIn: LoadIn
  children: ReactNode
}

export function DirectLanguages({ section, load, loadIn, children }: DirectLanguagesProps) {
  const { first, chosen, top } = useLanguageSwitch(section, stateIn(load, section))
  return (
    <Stack gap="lg">
      {top}
      {!first || !chosen ? (
        <WritingLanguage value={first}>
          <div>{children}</div>
        </WritingLanguage>
      ) : (
        <WritingLanguage value={chosen}>
          <Loaded key={chosen} section={section} first={first} language={chosen} loadIn={loadIn} />
        </WritingLanguage>
      )}
    </Stack>
  )
}

interface LoadedProps {
  section: Section
  first: Language
  language: Language
  loadIn: LoadIn
}

function Loaded({ section, first, language, loadIn }: LoadedProps) {
  const load = useQuery({
    queryKey: ['frame', section.key, language],
    queryFn: ({ signal }) => loadIn(language, signal),
    ...polling,
  })
  const source = load.data && stateIn(load.data, section).source
  const shape = useMemo(
    () => source && translationSection(section, language, source),
    [section, language, source],
  )
  const isThere = load.data !== undefined
  const id = `${section.key}@${language}`
  const { hash } = useLocation()
  // A link may point here, and the element has only now been rendered.
  useEffect(() => {
    if (isThere && hash === `#${id}`) goTo(id)
  }, [isThere, hash, id])
  return (
    <Paper
      component="section"
      id={id}
      tabIndex={-1}
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      aria-busy={load.isPending}
      aria-label={`${labelled(section.label)}: ${languageNames[language]}`}
    >
      {load.isError && <LoadFailed error={load.error} onRetry={() => void load.refetch()} />}
      {load.isPending && <SkeletonRows count={2} height={80} />}
      {load.data && !shape && (
        <Text>{t('translation.nothing', { language: languageNames[first] })}</Text>
      )}
      {load.data && shape && (
        <DirectTranslation whole={section} section={shape} first={first} load={load.data} />
      )}
    </Paper>
  )
}

interface DirectTranslationProps {
  whole: Section
  section: Section
  first: Language
  load: LayoutLoad
}

function DirectTranslation({ whole, section, first, load }: DirectTranslationProps) {
  const direct = useDirectSection(section, load)
  return (
    <Stack gap="lg" ref={direct.place}>
      <LayoutPreview direct={direct} />
      <TranslationContent
        whole={whole}
        section={section}
        first={first}
        state={direct.state}
        form={direct.form}
        saveErrors={direct}
        isBusy={direct.isSaving && !direct.waiting}
      />
      <SaveBar direct={direct} />
    </Stack>
  )
}
