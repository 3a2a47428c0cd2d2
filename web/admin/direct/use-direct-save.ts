import { type RefObject, useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import { currentPlace, Refusal, sentenceOf } from '#web/admin/api/refusal.ts'
import { saveSection } from '#web/admin/api/section-calls.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { focusFirstInvalid } from '#web/admin/dialogs/focus.ts'
import { type FormErrors, noErrors, placeErrors } from '#web/admin/form/field-errors.ts'
import { saveRequest } from '#web/admin/form/save-request.ts'
import type { SectionForm } from '#web/admin/form/use-section-form.ts'
import type { Row } from '#web/admin/rows/row.ts'
import { labelled } from '#web/admin/speech/speech.ts'
import { refreshFrame } from './frame-queries.ts'

export interface DirectSave {
  errors: FormErrors
  setErrors: (errors: FormErrors) => void
  isSaving: boolean
  save: () => Promise<void>
  /** The version that stands now, when somebody else was quicker. */
  conflict: PlaceState | null
  endConflict: () => void
}

/** The save of a section that needs no approval, and what a person sees of the answer. */
export function useDirectSave(
  section: Section,
  state: PlaceState,
  form: SectionForm,
  place: RefObject<HTMLElement | null>,
  show: (state: PlaceState) => void,
): DirectSave {
  const dialogs = useDialogs()
  const [errors, setErrors] = useState(noErrors)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<PlaceState | null>(null)
  const title = labelled(section.label)

  async function save() {
    if (isSaving) return
    setSaving(true)
    try {
      const message = await send()
      setSaving(false)
      await dialogs.tell({ tone: 'success', title, message })
    } catch (refused) {
      setSaving(false)
      await refuse(refused)
    }
  }

  async function send(): Promise<string> {
    const sent = form.content
    const { recordId, body } = saveRequest(section, form.footing, sent, 0)
    const { language, source } = state
    const beside: Row = source ? { source_id: source.id } : {}
    const save = { recordId, language, body: { ...body, ...beside } }
    const { message, data } = await saveSection(section, save)
    setErrors(noErrors)
    show(data.state)
    form.settle(sent, data.state)
    void refreshFrame()
    return message
  }

  async function refuse(refused: unknown) {
    const status = refused instanceof Refusal ? refused.status : 0
    // An ended session is on its way to the sign-in page; the edits are kept.
    if (status === 401) return
    const current = currentPlace(refused)
    if (current && form.isEdited) return setConflict(current)
    const sent = refused instanceof Refusal ? refused.errors : {}
    const placed = placeErrors(section, sent, form.content.items)
    setErrors(placed)
    const message = sentenceOf(refused)
    await dialogs.tell({ tone: 'error', title, message, details: placed.rest })
    if (current) show(current)
    if (status === 409) await refreshFrame()
    focusFirstInvalid(place)
  }

  return { errors, setErrors, isSaving, save, conflict, endConflict: () => setConflict(null) }
}
