import { type RefObject, useRef, useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { ConnectionFailure } from '#web/admin/api/connection.ts'
import { documentInConflict, errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import { type Save, saveSection } from '#web/admin/api/section-calls.ts'
import type { PendingCall } from '#web/admin/api/until-answered.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { useSending } from '#web/admin/documents/actions/use-sending.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { useSectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { usePresence } from '#web/admin/documents/presence/use-presence.ts'
import { assignErrors, type FormErrors, noErrors, without } from '#web/admin/fields/field-errors.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { type LayoutLoad, newestState, refreshLayout, stateIn } from './layout-load.ts'

/** A section that is saved without approval, as its form uses it. */
export interface DirectSection extends DirectSave {
  section: Section
  state: DocumentView
  form: SectionForm
  mayEdit: boolean
  people: ReturnType<typeof usePresence>
  /** Changes fields and clears their errors. */
  change: (patch: Row, wire: string) => void
  /** Shows the state of an answer until the section reloads. */
  show: (current: DocumentView) => void
  /** The element in which the first invalid field is looked for. */
  place: RefObject<HTMLDivElement | null>
}

/** Holds the form of a site layout section, kept in this browser, and saves it. */
export function useDirectSection(
  section: Section,
  load: LayoutLoad,
  confirm?: Confirm,
): DirectSection {
  const user = useUser()
  const [answered, show] = useState<DocumentView | null>(null)
  const state = newestState(stateIn(load, section), answered)
  const form = useSectionForm(section, state, user.id)
  const people = usePresence(state, form)
  const place = useRef<HTMLDivElement>(null)
  const saving = useDirectSave({ section, state, form, place, show, confirm })

  function change(patch: Row, wire: string) {
    form.change({ ...form.content, values: { ...form.content.values, ...patch } })
    saving.setErrors({ ...saving.errors, values: without(saving.errors.values, [wire]) })
  }

  return {
    ...saving,
    section,
    state,
    form,
    mayEdit: state.can.includes('edit'),
    people,
    change,
    show,
    place,
  }
}

interface DirectSave {
  errors: FormErrors
  setErrors: (errors: FormErrors) => void
  isSaving: boolean
  /** The save without an answer, which is being retried; the form stays editable. */
  waiting: PendingCall | null
  save: () => Promise<void>
  /** The current version, after somebody else saved first. */
  conflict: DocumentView | null
  endConflict: () => void
  /** Opens the conflict dialog before any save is refused. */
  compare: (current: DocumentView) => void
}

/**
 * Asks about a refused save. Returns what to send to confirm it, 'no' where the person cancels, and
 * null for refusals that it does not handle.
 */
export type Confirm = (error: unknown) => Promise<Row | 'no' | null>

interface DirectSaveInput {
  section: Section
  state: DocumentView
  form: SectionForm
  /** The element in which the first invalid field is looked for. */
  place: RefObject<HTMLElement | null>
  show: (state: DocumentView) => void
  confirm?: Confirm | undefined
}

/** Saves a section that needs no approval, and shows the answer. */
function useDirectSave(input: DirectSaveInput): DirectSave {
  const { section, state, form, place, show, confirm = async () => null } = input
  const dialogs = useDialogs()
  const [errors, setErrors] = useState(noErrors)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<DocumentView | null>(null)
  const title = labelled(section.label)
  const confirmed = useRef<Save['body']>({})
  const target = {
    save: (sent: Save) => saveSection(section, sent),
    show,
    beside: () => confirmed.current,
  }
  const { waiting, sendUntilAnswered } = useSending(target, section, state, form)

  async function save() {
    if (isSaving) return
    setSaving(true)
    try {
      const { message, warnings } = await sendUntilAnswered(0)
      setSaving(false)
      setErrors(noErrors)
      void refreshLayout()
      await dialogs.show({ tone: 'success', title, message, details: warnings })
    } catch (error) {
      setSaving(false)
      const meant = await confirm(error)
      if (meant === 'no') return
      if (meant) return saveConfirmed(meant)
      // Otherwise the person stopped the retries.
      if (!(error instanceof ConnectionFailure)) await refuse(error)
    }
  }

  /** Sends a confirmation with this save only: the next change is asked about again. */
  async function saveConfirmed(meant: Row): Promise<void> {
    confirmed.current = meant
    await save()
    confirmed.current = {}
  }

  async function refuse(error: unknown) {
    const status = error instanceof Refusal ? error.status : 0
    // The session has ended and the sign-in page is loading; the edits stay in the browser.
    if (status === 401) return
    const current = documentInConflict(error)
    if (current && form.isEdited) return setConflict(current)
    const sent = error instanceof Refusal ? error.errors : {}
    const placed = assignErrors(section, sent, form.content.items)
    setErrors(placed)
    const message = errorMessage(error)
    await dialogs.show({ tone: 'error', title, message, details: placed.rest })
    if (current) show(current)
    if (status === 409) await refreshLayout()
    focusFirstInvalid(place)
  }

  const endConflict = () => setConflict(null)
  return {
    errors,
    setErrors,
    isSaving,
    waiting,
    save,
    conflict,
    endConflict,
    compare: setConflict,
  }
}
