import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { isNewer, type SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { formatTime } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import type { Autosave } from './use-autosave.ts'

interface AutosaveNoteProps {
  autosave: Autosave
  state: DocumentView
  form: SectionForm
  /** Opens the conflict dialog. */
  onCompare: (current: DocumentView) => void
}

/**
 * Says quietly whether what is typed is saved. While a save runs screen readers keep the last
 * sentence, and hear the next one only where it is another.
 */
export function AutosaveNote({ autosave, state, form, onCompare }: AutosaveNoteProps) {
  const { isOn, isSaving, savedAt, refusal } = autosave
  const isOutdated = state.record !== null && isNewer(state.record, form.base)
  if (!isOn && refusal === null) return null
  const saved = savedAt === null ? '' : t('autosave.saved', { time: formatTime(savedAt) })
  const words = refusal === null ? saved : t('autosave.refused', { reason: refusal })
  return (
    <Group gap="xs" mih={22} mb="xs" data-autosave>
      {isSaving && (
        <Text size="sm" c="dimmed" aria-hidden>
          {t('autosave.saving')}
        </Text>
      )}
      <Said isHidden={isSaving} words={words} />
      {refusal !== null && isOutdated && (
        <Button size="compact-sm" variant="default" onClick={() => onCompare(state)}>
          {t('card.compareVersions')}
        </Button>
      )}
    </Group>
  )
}

function Said({ isHidden, words }: { isHidden: boolean; words: string }) {
  const text = isHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words
  return (
    <Text size="sm" c="dimmed" role="status">
      {text}
    </Text>
  )
}
