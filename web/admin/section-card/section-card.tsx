import { Paper, Stack } from '@mantine/core'
import { type ComponentType, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import type { DecidedRecord } from '#web/admin/approval-dialog/approval-request.ts'
import { focusFirstInvalid, focusIfLost } from '#web/admin/dialogs/focus.ts'
import { type FormErrors, hasItemErrors } from '#web/admin/form/field-errors.ts'
import { useSectionForm } from '#web/admin/form/use-section-form.ts'
import { useUser } from '#web/admin/session/user-context.ts'
import { labelled } from '#web/admin/speech/speech.ts'
import { CardActions } from './card-actions.tsx'
import { CardContent, type CardContentProps } from './card-content.tsx'
import { CardHeader } from './card-header.tsx'
import { CardNotes } from './card-notes.tsx'
import { putState } from './put-state.ts'
import styles from './section-card.module.css'
import { useRefusals } from './use-refusals.ts'
import { useSectionSteps } from './use-section-steps.ts'

const ApprovalDialog = lazy(async () => ({
  default: (await import('#web/admin/approval-dialog/approval-dialog.tsx')).ApprovalDialog,
}))
const EditSetModal = lazy(async () => ({
  default: (await import('#web/admin/item-set/edit-set-modal.tsx')).EditSetModal,
}))
const ConflictDialog = lazy(async () => ({
  default: (await import('#web/admin/conflict/conflict-dialog.tsx')).ConflictDialog,
}))

interface SectionCardProps {
  editor: Editor
  section: Section
  state: PlaceState
  /** What stands above its notes. */
  top?: ReactNode
  /** What is edited in the card itself, in place of its fields and the modal of its set. */
  Inside?: ComponentType<CardContentProps>
}

/** One section's card. Its buttons come from `state.can`; the card decides nothing. */
export function SectionCard({ editor, section, state, top, Inside }: SectionCardProps) {
  const user = useUser()
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useSectionForm(section, state, user.id)
  const [isEditing, setEditing] = useState(false)
  const [deciding, setDeciding] = useState<DecidedRecord | null>(null)
  const refusals = useRefusals(editor, section, form, mend)
  const steps = useSectionSteps(editor, section, state, form, refusals)
  const mayEdit = state.can.includes('edit')
  const hasModal = section.set !== null && !Inside
  const Content = Inside ?? CardContent

  function mend(errors: FormErrors) {
    if (hasModal && hasItemErrors(errors)) setEditing(true)
    else if (Object.keys(errors.values).length > 0 || hasItemErrors(errors)) focusFirstInvalid(card)
    else focusIfLost(heading)
  }

  return (
    <Paper component="section" ref={card} withBorder className={styles.card} aria-labelledby={id}>
      <CardHeader
        id={id}
        heading={heading}
        section={section}
        state={state}
        edit={hasModal && mayEdit ? () => setEditing(true) : null}
      />
      <Stack p="md" gap="md">
        {top}
        <CardNotes section={section} state={state} form={form} />
        <Content
          section={section}
          state={state}
          form={form}
          refusals={refusals}
          isBusy={steps.running !== null}
        />
        <CardActions
          section={section}
          state={state}
          running={steps.running}
          take={{
            save: () => void steps.save().then(() => focusIfLost(heading)),
            submit: () => void steps.submit().then(() => focusIfLost(heading)),
            withdraw: () => void steps.withdraw().then(() => focusIfLost(heading)),
            discard: () => void steps.discard().then(() => focusIfLost(heading)),
            preview: () => void steps.preview(),
            decide: () => setDeciding(decidedRecord(state)),
          }}
        />
      </Stack>
      <Suspense>
        {section.set && hasModal && mayEdit && isEditing && (
          <EditSetModal
            section={section}
            set={section.set}
            form={form}
            errors={refusals.errors}
            setErrors={refusals.setErrors}
            close={() => setEditing(false)}
          />
        )}
        {deciding && (
          <ApprovalDialog
            record={{ ...deciding, label: labelled(section.label) }}
            close={() => setDeciding(null)}
            done={() => focusIfLost(heading)}
          />
        )}
        {refusals.conflict && (
          <ConflictDialog
            section={section}
            form={form}
            current={refusals.conflict}
            show={(current) => putState(editor, current)}
            close={() => {
              refusals.endConflict()
              focusIfLost(heading)
            }}
          />
        )}
      </Suspense>
    </Paper>
  )
}

/** What the approver was shown when the dialog opened. */
function decidedRecord({ entity_type, record }: PlaceState): DecidedRecord | null {
  return record && { entity_id: record.id, entity_type, version: record.version }
}
