import { Alert, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { type Language, languageNames } from '#catalogue/languages.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/refresh-content.ts'
import { sentenceOf } from '#web/admin/api/refusal.ts'
import type { PlaceState, TranslationSource } from '#web/admin/api/wire.gen.ts'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import { say } from '#web/admin/i18n/speech.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

interface OutOfDateNoteProps {
  state: PlaceState
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
      const title = say('translation.changed', { language })
      await dialogs.tell({ tone: 'error', title, message: sentenceOf(refused) })
    }
    await refreshContent()
    setRunning(false)
  }

  return (
    <Alert
      role="note"
      color="marigold"
      icon={<IconAlertTriangle aria-hidden />}
      title={say('translation.changed', { language })}
    >
      <Stack gap="sm">
        <DifferenceList
          differences={source.changed}
          label={say('translation.changed', { language })}
          sides={{ before: say('translation.before'), after: say('translation.after') }}
        />
        <Group justify="space-between" gap="xs">
          <Text size="sm">
            {mayConfirm ? say('translation.stale') : say('translation.staleDraft')}
          </Text>
          {mayConfirm && (
            <ActionButton
              variant="default"
              isRunning={isRunning}
              leftSection={<IconCheck size={18} aria-hidden />}
              onClick={() => void confirm()}
            >
              {say('translation.stillRight')}
            </ActionButton>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}
