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
import { labelled, say } from '#web/admin/speech/speech.ts'
import { RejectionNote } from '#web/admin/status/rejection-note.tsx'
import { ScheduledNote } from '#web/admin/status/scheduled-note.tsx'

interface PlaceNotesProps {
  section: Section
  state: PlaceState
  form: SectionForm
}

/** What one should know before editing: who holds the lock, why it came back, what is not saved. */
export function PlaceNotes({ section, state, form }: PlaceNotesProps) {
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
          {say('card.waiting')}
        </Alert>
      )}
      {form.isEdited && <Unsaved section={section} form={form} />}
      {record && (
        <Text size="sm" c="dimmed">
          {lastChange(record, state.live)}
        </Text>
      )}
    </>
  )
}

function lastChange({ author, updated_at }: NonNullable<PlaceState['record']>, isLive: boolean) {
  const change = { author, time: momentWords(updated_at) }
  return isLive ? say('card.lastChange', change) : say('card.lastChangeNotLive', change)
}

function Unsaved({ section, form }: { section: Section; form: SectionForm }) {
  const dialogs = useDialogs()

  async function discard() {
    if (!(await askToDiscard(dialogs, say('card.backToSaved', { label: labelled(section.label) }))))
      return
    form.discard()
    announce(say('card.unsavedDropped'))
  }

  return (
    <Alert role="note" color="ink" icon={<IconDeviceFloppy aria-hidden />} p="sm">
      <Group justify="space-between" gap="xs">
        {form.isRestored ? say('card.unsavedRestored') : say('card.unsaved')}
        <Button size="compact-sm" variant="default" onClick={() => void discard()}>
          {say('card.dropUnsaved')}
        </Button>
      </Group>
    </Alert>
  )
}
