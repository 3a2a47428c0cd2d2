import { Paper, Stack } from '@mantine/core'
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Section } from '#catalogue/declaration.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { AutosaveNote } from '#web/admin/documents/actions/autosave-note.tsx'
import { DocumentActions } from '#web/admin/documents/actions/document-actions.tsx'
import { DocumentDialogs, decidedRevision } from '#web/admin/documents/actions/document-dialogs.tsx'
import { DocumentNotes, LastChange } from '#web/admin/documents/actions/document-notes.tsx'
import {
  type DocumentActionCalls,
  nothingChanged,
  type RunningAction,
  useDocumentActions,
} from '#web/admin/documents/actions/use-document-actions.ts'
import type { SaveTarget } from '#web/admin/documents/actions/use-document-save.ts'
import { type SaveErrors, useSaveErrors } from '#web/admin/documents/actions/use-save-errors.ts'
import { useSaveKey } from '#web/admin/documents/actions/use-save-key.ts'
import type { DecidedRevision } from '#web/admin/documents/approval/approval-dialog.tsx'
import { DocumentAssignedTo } from '#web/admin/documents/assignment/assigned-to.tsx'
import { OpenCommentsButton } from '#web/admin/documents/comments/comment-marker.tsx'
import { Commentable } from '#web/admin/documents/comments/commentable.tsx'
import { FormLayout } from '#web/admin/documents/form/form-layout.tsx'
import { type SectionForm, useSectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { usePresence } from '#web/admin/documents/presence/use-presence.ts'
import { usePreview } from '#web/admin/documents/preview/use-preview.ts'
import { type FormErrors, hasItemErrors } from '#web/admin/fields/field-errors.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { RetryNote } from '#web/admin/ui/connection/connection-note.tsx'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import { focusFirstInvalid, focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { useBarCard } from './bar-cards.ts'
import { CardContent, type CardContentProps } from './card-content.tsx'
import { CardHeader } from './card-header.tsx'
import styles from './section-card.module.css'

const EditSetModal = dialogLater(
  async () => (await import('#web/admin/documents/items/edit-set-modal.tsx')).EditSetModal,
)
const PreviewPanel = dialogLater(
  async () => (await import('#web/admin/documents/preview/preview-panel.tsx')).PreviewPanel,
)

interface SectionCardProps {
  target: SaveTarget
  section: Section
  state: DocumentView
  top?: ReactNode
  /** Replaces the fields and the modal of the set. */
  Inside?: ComponentType<CardContentProps> | undefined
  /** Makes it a form in two columns, and renders what is in the rail below the buttons. */
  Rail?: ComponentType<CardContentProps> | undefined
  onTransition?: () => void
}

/** Renders a section's card. Its buttons come from `state.can`; the card decides nothing. */
export function SectionCard(props: SectionCardProps) {
  const { target, section, state, top, Inside, Rail, onTransition } = props
  const user = useUser()
  const { hash, search } = useLocation()
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useSectionForm(section, state, user.id)
  const people = usePresence(state, form)
  const [isEditing, setEditing] = useState(false)
  const [deciding, setDeciding] = useState<DecidedRevision | null>(null)
  const saveErrors = useSaveErrors({
    section,
    form,
    showCurrent: target.show,
    focusErrors,
  })
  const steps = useDocumentActions(target, { section, state, form, saveErrors })
  const savesDrafts = section.workflow === 'approval' && state.can.includes('save')
  const isUntouched = useCardInBar({ target, section, state, form, steps, saveErrors })
  const mayEdit = state.can.includes('edit')
  const hasModal = section.set !== null && !Inside
  const openItems = hasModal && mayEdit ? () => setEditing(true) : null
  const saveKey = useSaveKey(savesDrafts ? () => void steps.save().then(goOn) : null, form)
  const preview = usePreview(section.key, mayEdit)
  const focusBack = () => focusIfLost(heading)
  const goOn = () => {
    focusBack()
    onTransition?.()
  }

  function focusErrors(errors: FormErrors) {
    if (hasModal && hasItemErrors(errors)) setEditing(true)
    else if (Object.keys(errors.values).length > 0 || hasItemErrors(errors)) focusFirstInvalid(card)
    else focusBack()
  }

  const content = {
    section,
    state,
    form,
    saveErrors,
    isBusy: steps.running !== null && !(steps.waiting && keepsTyping(steps.running)),
  }
  const notes = (
    <DocumentNotes
      section={section}
      state={state}
      form={form}
      onCompare={steps.running ? null : saveErrors.compare}
      savesItself={steps.autosave.savesItself}
      isStamped={Rail !== undefined}
    />
  )
  const actions = (
    <>
      {steps.waiting && <RetryNote waiting={steps.waiting} />}
      {!isUntouched && (
        <CardActions
          {...{ section, state, form, steps, saveErrors, goOn, onTransition }}
          decide={() => setDeciding(decidedRevision(state))}
        />
      )}
    </>
  )

  return (
    <Commentable {...commentable(section, state, hash, search)}>
      <Paper
        component="section"
        ref={card}
        id={section.key}
        {...saveKey}
        onFocus={preview.take}
        withBorder
        className={styles.card}
        data-long={Rail !== undefined}
        aria-labelledby={id}
      >
        <CardHeader
          id={id}
          heading={heading}
          section={section}
          state={state}
          people={people}
          hasComments={Rail === undefined}
          onEdit={openItems}
          preview={mayEdit ? preview : null}
        />
        <CardBody {...{ top, notes, actions, content, Rail }} Content={Inside ?? CardContent} />
        {section.set && hasModal && mayEdit && isEditing && (
          <EditSetModal
            section={section}
            set={section.set}
            form={form}
            errors={saveErrors.errors}
            setErrors={saveErrors.setErrors}
            onClose={() => setEditing(false)}
          />
        )}
        {preview.isOpen && (
          <PreviewPanel
            {...{ section, state, form, target, card, openItems }}
            onClose={preview.close}
          />
        )}
        <DocumentDialogs
          section={section}
          target={target}
          form={form}
          saveErrors={saveErrors}
          deciding={deciding}
          onDecided={() => setDeciding(null)}
          focusBack={focusBack}
        />
      </Paper>
    </Commentable>
  )
}

interface CardActionsProps {
  section: Section
  state: DocumentView
  form: SectionForm
  saveErrors: SaveErrors
  steps: DocumentActionCalls
  goOn: () => void
  onTransition: (() => void) | undefined
  decide: () => void
}

function CardActions(props: CardActionsProps) {
  const { section, state, form, saveErrors, steps, goOn, onTransition, decide } = props
  return (
    <>
      <AutosaveNote {...{ state, form }} autosave={steps.autosave} onCompare={saveErrors.compare} />
      <DocumentActions
        section={section}
        state={state}
        running={steps.running}
        take={{
          save: () => void steps.save().then(goOn),
          submit: () => void steps.submit().then(goOn),
          withdraw: () => void steps.withdraw().then(goOn),
          discard: () => void steps.discard().then(goOn),
          preview: () => void steps.preview().then(onTransition),
          decide,
        }}
      />
    </>
  )
}

interface CardBodyProps {
  top: ReactNode
  notes: ReactNode
  actions: ReactNode
  content: CardContentProps
  Content: ComponentType<CardContentProps>
  Rail: ComponentType<CardContentProps> | undefined
}

function CardBody({ top, notes, actions, content, Content, Rail }: CardBodyProps) {
  if (!Rail) {
    return (
      <Stack p="md" gap="md">
        {top}
        {notes}
        <Content {...content} />
        <div className={styles.actions}>{actions}</div>
        <DocumentAssignedTo {...content} />
      </Stack>
    )
  }
  const head = (
    <>
      {top}
      <LastChange state={content.state} />
      <DocumentAssignedTo {...content} />
      <OpenCommentsButton />
    </>
  )
  return (
    <Stack p="md" gap="md">
      <FormLayout head={head} actions={actions} about={<Rail {...content} />}>
        {notes}
        <Content {...content} />
      </FormLayout>
    </Stack>
  )
}

/** Returns what can be commented on: only revisions that need approval. */
function commentable(section: Section, state: DocumentView, hash: string, search: string) {
  const { entity_type, entry_id, language, record } = state
  const linked = new URLSearchParams(search).get('language') ?? ''
  const isCommented = record !== null && section.workflow === 'approval'
  return {
    record: isCommented ? { entity_type, entity_id: record.id } : null,
    name: `${entity_type}/${entry_id}@${language}`,
    label: labelled(section.label),
    open: state.comments,
    approval: record?.approval,
    isLinked: linked === language && (entry_id !== 0 || hash === `#${section.key}`),
  }
}

interface CardInBarInput {
  target: SaveTarget
  section: Section
  state: DocumentView
  form: SectionForm
  steps: DocumentActionCalls
  saveErrors: SaveErrors
}

/** Registers the card with the bar around. Returns whether the bar stands in for its buttons. */
function useCardInBar(input: CardInBarInput): boolean {
  const { target, section, state, form, steps, saveErrors } = input
  const { key, entityType, label, workflow } = section
  const mayDraft = workflow === 'approval' && state.can.includes('save')
  const isReady = mayDraft && nothingChanged('submit', state, form.isEdited) === null
  const { isEdited, content } = form
  const isBarred = useBarCard({ key, entityType, label, isEdited, isReady, content }, mayDraft, {
    save: () => steps.sendForBar('save'),
    submit: () => steps.sendForBar('submit'),
    previewOf: () => target.previewOf(state) ?? '/',
    showErrors: saveErrors.focusErrors,
  })
  return isBarred && mayDraft && !form.isEdited && isSettled(state)
}

/** Returns whether the revision is live or missing. */
function isSettled({ record }: DocumentView): boolean {
  return record === null || record.approval === stateCodes.approved
}

/** Whether the form stays editable during an action: later edits stay on top of what is saved. */
function keepsTyping(step: RunningAction): boolean {
  return step === 'save' || step === 'submit'
}
