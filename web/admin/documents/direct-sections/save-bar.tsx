import { Group, Stack } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { DocumentNotes } from '#web/admin/documents/actions/document-notes.tsx'
import { Here } from '#web/admin/documents/presence/here.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { RetryNote } from '#web/admin/ui/connection/connection-note.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import type { DirectSection } from './use-direct-section.ts'

const ConflictDialog = dialogLater(
  async () => (await import('#web/admin/documents/conflict/conflict-dialog.tsx')).ConflictDialog,
)

export function SaveBar({ direct }: { direct: DirectSection }) {
  if (!direct.mayEdit) return null
  return (
    <Stack gap="sm">
      <SaveNotes direct={direct} />
      <Group justify="flex-end">
        <Here people={direct.people} />
        <Hint>{t('layout.isPublic')}</Hint>
        <ActionButton
          isRunning={direct.isSaving}
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          onClick={() => void direct.save()}
        >
          {t('card.save')}
        </ActionButton>
      </Group>
    </Stack>
  )
}

/** Renders what is to be said of unsaved edits, and the questions of a save; alone where another bar has the button. */
export function SaveNotes({ direct }: { direct: DirectSection }) {
  const { section, state, form, conflict } = direct
  if (!direct.mayEdit) return null
  return (
    <>
      <DocumentNotes
        section={section}
        state={state}
        form={form}
        onCompare={direct.isSaving ? null : direct.compare}
        isStamped
      />
      {direct.waiting && <RetryNote waiting={direct.waiting} />}
      {conflict && (
        <ConflictDialog
          section={section}
          form={form}
          current={conflict}
          onShow={direct.showCurrent}
          onClose={direct.endConflict}
        />
      )}
    </>
  )
}
