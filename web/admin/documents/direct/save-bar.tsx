import { Group, Stack, Text } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { PlaceNotes } from '#web/admin/documents/actions/place-notes.tsx'
import { Here } from '#web/admin/documents/presence/here.tsx'
import { say } from '#web/admin/i18n/speech.ts'
import { WaitingNote } from '#web/admin/ui/connection/waiting-note.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import type { DirectSection } from './use-direct-section.ts'

const ConflictDialog = dialogLater(
  async () => (await import('#web/admin/documents/conflict/conflict-dialog.tsx')).ConflictDialog,
)

/** Save, what is not saved yet, who else is here, and both versions when somebody else was quicker. */
export function SaveBar({ direct }: { direct: DirectSection }) {
  const { section, state, form, conflict } = direct
  if (!direct.mayEdit) return null
  return (
    <Stack gap="sm">
      <PlaceNotes
        section={section}
        state={state}
        form={form}
        compare={direct.isSaving ? null : direct.compare}
        isStamped
      />
      {direct.waiting && <WaitingNote waiting={direct.waiting} />}
      <Group justify="flex-end">
        <Here people={direct.people} />
        <Text size="sm" c="dimmed">
          {say('frame.isPublic')}
        </Text>
        <ActionButton
          isRunning={direct.isSaving}
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          onClick={() => void direct.save()}
        >
          {say('card.save')}
        </ActionButton>
      </Group>
      {conflict && (
        <ConflictDialog
          section={section}
          form={form}
          current={conflict}
          show={direct.show}
          close={direct.endConflict}
        />
      )}
    </Stack>
  )
}
