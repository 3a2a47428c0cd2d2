import type { Section } from '#catalogue/declaration.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { DecidedRevision } from '#web/admin/documents/approval/approval-dialog.tsx'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import type { SaveTarget } from './use-document-save.ts'
import type { SaveErrors } from './use-save-errors.ts'

const ApprovalDialog = dialogLater(
  async () => (await import('#web/admin/documents/approval/approval-dialog.tsx')).ApprovalDialog,
)
const ConflictDialog = dialogLater(
  async () => (await import('#web/admin/documents/conflict/conflict-dialog.tsx')).ConflictDialog,
)

interface DocumentDialogsProps {
  section: Section
  target: SaveTarget
  form: SectionForm
  saveErrors: SaveErrors
  /** The revision that the approver saw when the dialog opened; null while it is closed. */
  deciding: DecidedRevision | null
  onDecided: () => void
  focusBack: () => void
}

export function DocumentDialogs(props: DocumentDialogsProps) {
  const { section, target, form, saveErrors, deciding, onDecided, focusBack } = props
  return (
    <>
      {deciding && (
        <ApprovalDialog
          record={{ ...deciding, label: labelled(section.label) }}
          onClose={onDecided}
          onDone={focusBack}
        />
      )}
      {saveErrors.conflict && (
        <ConflictDialog
          section={section}
          form={form}
          current={saveErrors.conflict}
          onShow={target.show}
          onClose={() => {
            saveErrors.endConflict()
            focusBack()
          }}
        />
      )}
    </>
  )
}

export function decidedRevision({ entity_type, record }: DocumentView): DecidedRevision | null {
  return record && { entity_id: record.id, entity_type, version: record.version }
}
