import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Editor } from '#catalogue/editor.ts'
import { editorQuery } from '#web/admin/api/queries.ts'
import type { EditorLoad } from '#web/admin/api/section-calls.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { LanguageCard } from '#web/admin/documents/translation/language-card.tsx'
import { dateWords } from '#web/admin/i18n/date-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { goTo } from '#web/admin/ui/part/part.tsx'
import { CardIndex } from './card-index.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { PageLog } from './page-log.tsx'

/** A screen that edits sections as cards; everything on it follows from the catalogue. */
export function EditorScreen({ editor }: { editor: Editor }) {
  const load = useQuery(editorQuery(editor))
  useConfirmLeaving()
  const title = labelled(editor.title)
  return (
    <Stack gap="lg">
      <title>{`${title} · Linecheck`}</title>
      <Group justify="space-between" align="baseline">
        <Title order={1}>{title}</Title>
        {load.data && (
          <Text c="dimmed">
            {t('editor.lastUpdated', { date: dateWords(load.data.last_updated_at) })}
          </Text>
        )}
      </Group>
      {load.isError && !load.data && (
        <LoadFailed error={load.error} retry={() => void load.refetch()} />
      )}
      {load.isPending && <EditorSkeleton cards={editor.sections.length} />}
      {load.data && <Loaded editor={editor} load={load.data} logs={load.data.logs} />}
    </Stack>
  )
}

interface LoadedProps {
  editor: Editor
  load: EditorLoad
  logs: LogEntry[]
}

function Loaded({ editor, load, logs }: LoadedProps) {
  const { hash } = useLocation()
  // A link may lead to one of the cards; they are there only now.
  useEffect(() => {
    if (hash) goTo(decodeURIComponent(hash.slice(1)))
  }, [hash])
  return (
    <>
      <Stack gap="md">
        <CardIndex editor={editor} load={load} />
        <PageLog logs={logs} />
      </Stack>
      {editor.sections.map((section) => {
        const state = load.sections[section.entityType]
        return state ? (
          <LanguageCard key={section.key} editor={editor} section={section} state={state} />
        ) : null
      })}
    </>
  )
}
