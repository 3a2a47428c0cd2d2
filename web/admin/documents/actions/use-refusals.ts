import { useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { documentInConflict, errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { assignErrors, type FormErrors, noErrors } from '#web/admin/fields/field-errors.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import type { SaveTarget } from './use-sending.ts'

export interface Refusals {
  errors: FormErrors
  setErrors: (errors: FormErrors) => void
  /** The current version, after somebody else saved first. */
  conflict: DocumentView | null
  endConflict: () => void
  /** Opens the conflict dialog before any save is refused. */
  compare: (current: DocumentView) => void
  show: (error: unknown) => Promise<void>
}

export function useRefusals(
  target: SaveTarget,
  section: Section,
  form: SectionForm,
  mend: (errors: FormErrors) => void,
): Refusals {
  const dialogs = useDialogs()
  const [errors, setErrors] = useState(noErrors)
  const [conflict, setConflict] = useState<DocumentView | null>(null)

  async function show(error: unknown) {
    const status = error instanceof Refusal ? error.status : 0
    if (error instanceof Refusal && status === 409) return showConflict(error)
    // The session has ended and the sign-in page is loading; the edits stay in the browser.
    if (status === 401) return
    const sent = error instanceof Refusal ? error.errors : {}
    const placed = assignErrors(section, sent, form.content.items)
    setErrors(placed)
    const message = errorMessage(error)
    await dialogs.show({
      tone: 'error',
      title: labelled(section.label),
      message,
      details: placed.rest,
    })
    mend(placed)
  }

  async function showConflict(refused: Refusal) {
    const current = documentInConflict(refused)
    if (current?.can.includes('edit') && form.isEdited) return setConflict(current)
    await dialogs.show({ tone: 'error', title: labelled(section.label), message: refused.message })
    if (current) target.show(current)
    await refreshContent()
  }

  const endConflict = () => setConflict(null)
  return { errors, setErrors, conflict, endConflict, compare: setConflict, show }
}
