import { useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import { documentInConflict, errorMessage } from '#web/admin/api/api-error.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { assignErrors, type FormErrors, noErrors } from '#web/admin/fields/field-errors.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { fieldMessages, isSessionOver } from '#web/admin/ui/dialogs/use-action.ts'

export interface SaveErrors {
  errors: FormErrors
  setErrors: (errors: FormErrors) => void
  /** The current version, after somebody else saved first. */
  conflict: DocumentView | null
  endConflict: () => void
  /** Opens the conflict dialog before any save is rejected. */
  compare: (current: DocumentView) => void
  show: (error: unknown) => Promise<void>
  /** Puts the errors beside their fields, without a dialog. Returns the sentences that remain. */
  placeErrors: (error: unknown) => string
  /** Leads to the first error. */
  focusErrors: () => void
}

interface SaveErrorsInput {
  section: Section
  form: SectionForm
  /** Shows the current version in place of an outdated one. */
  showCurrent: (current: DocumentView) => void
  refresh?: () => Promise<void>
  /** Called after the message, to lead to the errors. */
  focusErrors: (errors: FormErrors) => void
}

/** Holds the errors of rejected saves, and shows why they were rejected. */
export function useSaveErrors(input: SaveErrorsInput): SaveErrors {
  const { section, form, showCurrent, refresh = refreshContent, focusErrors } = input
  const dialogs = useDialogs()
  const [errors, setErrors] = useState(noErrors)
  const [conflict, setConflict] = useState<DocumentView | null>(null)

  async function show(error: unknown) {
    const failed = failedSave(error, section, form)
    if (failed.is === 'silent') return
    if (failed.is === 'conflict') return setConflict(failed.current)
    const { message } = failed
    const placed = failed.is === 'errors' ? failed.errors : noErrors
    setErrors(placed)
    const title = labelled(section.label)
    await dialogs.show({ tone: 'error', title, message, details: placed.rest })
    if (failed.is === 'errors') return focusErrors(placed)
    showCurrent(failed.current)
    await refresh()
  }

  function placeErrors(error: unknown): string {
    const failed = failedSave(error, section, form)
    if (failed.is === 'silent') return ''
    if (failed.is !== 'errors') {
      if (failed.is === 'outdated') showCurrent(failed.current)
      void refresh()
      return errorMessage(error)
    }
    setErrors(failed.errors)
    return [failed.message, ...failed.errors.rest].join(' ')
  }

  const endConflict = () => setConflict(null)
  return {
    errors,
    setErrors,
    conflict,
    endConflict,
    compare: setConflict,
    show,
    placeErrors,
    focusErrors: () => focusErrors(errors),
  }
}

type FailedSave =
  | { is: 'silent' }
  | { is: 'conflict'; current: DocumentView }
  | { is: 'outdated'; current: DocumentView; message: string }
  | { is: 'errors'; errors: FormErrors; message: string }

/**
 * Returns what a rejected save means to the form. An ended session is silent: the sign-in page opens,
 * and the edits stay in the browser. Edits are never replaced by somebody else's version unasked.
 */
export function failedSave(
  error: unknown,
  section: Section,
  { content, isEdited }: Pick<SectionForm, 'content' | 'isEdited'>,
): FailedSave {
  if (isSessionOver(error)) return { is: 'silent' }
  const message = errorMessage(error)
  const current = documentInConflict(error)
  if (!current) {
    return {
      is: 'errors',
      errors: assignErrors(section, fieldMessages(error), content.items),
      message,
    }
  }
  const mayMerge = isEdited && current.can.includes('edit')
  return mayMerge ? { is: 'conflict', current } : { is: 'outdated', current, message }
}
