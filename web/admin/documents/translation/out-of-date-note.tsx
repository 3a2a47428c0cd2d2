import { Alert, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { type Language, languageNames } from '#catalogue/languages.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/refresh-content.ts'
import { errorMessage } from '#web/admin/api/refusal.ts'
import type { DocumentView, TranslationSource } from '#web/admin/api/wire.gen.ts'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

interface OutOfDateNoteProps {
  state: DocumentView
  source: TranslationSource
  first: Language
}

/** What has changed in the first language since, word by word, and one click for what is still right. */
export function OutOfDateNote({ state, source, first }: OutOfDateNoteProps) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)
  if (source.changed.length === 0) return null
  const language = languageNames[first]
  const mayConfirm = state.can.includes('edit') && state.record?.approval === stateCodes.approved

  async function confirm() {
    const { entity_type, record } = state
    const named = { entity_type, entity_id: record?.id ?? 0, version: record?.version }
    setRunning(true)
    try {
      const body = { ...named, source_id: source.id }
      announce((await postApi('/translations/confirm', { body })).message)
    } catch (refused) {
      const title = t('translation.changed', { language })
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
    }
    await refreshContent()
    setRunning(false)
  }

  return (
    <Alert
      role="note"
      color="marigold"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('translation.changed', { language })}
    >
      <Stack gap="sm">
        <DifferenceList
          differences={source.changed}
          label={t('translation.changed', { language })}
          sides={{ before: t('translation.before'), after: t('translation.after') }}
        />
        <Group justify="space-between" gap="xs">
          <Text size="sm">{mayConfirm ? t('translation.stale') : t('translation.staleDraft')}</Text>
          {mayConfirm && (
            <ActionButton
              variant="default"
              isRunning={isRunning}
              leftSection={<IconCheck size={18} aria-hidden />}
              onClick={() => void confirm()}
            >
              {t('translation.stillRight')}
            </ActionButton>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}
