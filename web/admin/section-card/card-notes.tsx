import { Alert, Button, Group, Text } from '@mantine/core'
import { IconDeviceFloppy, IconLock } from '@tabler/icons-react'
import type { Section } from '#catalogue/declaration.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { momentWords, withTimes } from '#web/admin/dates/date-words.ts'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { askToDiscard } from '#web/admin/dialogs/ask-to-discard.ts'
import { useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import type { SectionForm } from '#web/admin/form/use-section-form.ts'
import { RejectionNote } from '#web/admin/status/rejection-note.tsx'
import { ScheduledNote } from '#web/admin/status/scheduled-note.tsx'

interface CardNotesProps {
  section: Section
  state: PlaceState
  form: SectionForm
}

/** What one should know before editing: who holds the lock, why it came back, what is not saved. */
export function CardNotes({ section, state, form }: CardNotesProps) {
  const { record } = state
  return (
    <>
      {state.lock && (
        <Alert role="note" color="marigold" icon={<IconLock aria-hidden />} p="sm">
          {withTimes(state.lock)}
        </Alert>
      )}
      {state.rejection && (
        <RejectionNote
          rejection={state.rejection}
          isStanding={record?.approval === stateCodes.rejected}
        />
      )}
      {state.scheduled && <ScheduledNote scheduled={state.scheduled} />}
      {form.isWaiting && (
        <Alert role="note" color="ink" icon={<IconDeviceFloppy aria-hidden />} p="sm">
          You have unsaved changes here. They are kept in this browser and come back when this can
          be edited again.
        </Alert>
      )}
      {form.isEdited && <Unsaved section={section} form={form} />}
      {record && (
        <Text size="sm" c="dimmed">
          Last change by {record.author}, {momentWords(record.updated_at)}
          {state.live ? '' : ' · not on the website yet'}
        </Text>
      )}
    </>
  )
}

function Unsaved({ section, form }: { section: Section; form: SectionForm }) {
  const dialogs = useDialogs()

  async function discard() {
    if (!(await askToDiscard(dialogs, `${section.label} goes back to what is saved.`))) return
    form.discard()
    announce('Unsaved changes discarded.')
  }

  return (
    <Alert role="note" color="ink" icon={<IconDeviceFloppy aria-hidden />} p="sm">
      <Group justify="space-between" gap="xs">
        {form.isRestored ? 'Unsaved changes restored' : 'Unsaved changes'}
        <Button size="compact-sm" variant="default" onClick={() => void discard()}>
          Discard
        </Button>
      </Group>
    </Alert>
  )
}
