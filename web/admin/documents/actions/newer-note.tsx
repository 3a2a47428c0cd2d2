import { Alert, Button, Group } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'

interface NewerNoteProps {
  state: DocumentView
  form: SectionForm
  /** Puts both versions side by side. */
  compare: (current: DocumentView) => void
}

/** Somebody saved while this person types: it is told at once, and nothing that is typed moves. */
export function NewerNote({ state, form, compare }: NewerNoteProps) {
  const { record } = state
  if (!record || !form.isEdited || record.version === form.footing.version) return null
  const change = { author: record.author, time: momentWords(record.updated_at) }
  return (
    <Alert role="note" color="marigold" icon={<IconUsers aria-hidden />} p="sm">
      <Group justify="space-between" gap="xs">
        <span role="status">{t('card.newer', change)}</span>
        <Button size="compact-sm" variant="default" onClick={() => compare(state)}>
          {t('card.lookAtBoth')}
        </Button>
      </Group>
    </Alert>
  )
}
