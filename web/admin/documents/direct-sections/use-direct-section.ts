import { type RefObject, useRef, useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { ConnectionFailure } from '#web/admin/api/connection.ts'
import type { PendingCall } from '#web/admin/api/retry-until-response.ts'
import { type Save, saveSection } from '#web/admin/api/section-calls.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { useDocumentSave } from '#web/admin/documents/actions/use-document-save.ts'
import { type SaveErrors, useSaveErrors } from '#web/admin/documents/actions/use-save-errors.ts'
import {
  type AltText,
  promptForAltTexts,
  saveAltTexts,
} from '#web/admin/documents/alt-texts/prompt-for-alt-texts.tsx'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { useSectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { usePresence } from '#web/admin/documents/presence/use-presence.ts'
import { noErrors, without } from '#web/admin/fields/field-errors.ts'
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
  /** Shows the state of a response until the section reloads. */
  showCurrent: (current: DocumentView) => void
  /** The element in which the first invalid field is looked for. */
  place: RefObject<HTMLDivElement | null>
}

/** Holds the form of a site layout section, kept in this browser, and saves it. */
export function useDirectSection(
  section: Section,
  load: LayoutLoad,
  { confirm, title = section.label }: { confirm?: Confirm; title?: string } = {},
): DirectSection {
  const user = useUser()
  const [saved, showCurrent] = useState<DocumentView | null>(null)
  const state = newestState(stateIn(load, section), saved)
  const form = useSectionForm(section, state, user.id)
  const people = usePresence(state, form)
  const place = useRef<HTMLDivElement>(null)
  const saving = useDirectSave({ section, state, form, place, showCurrent, confirm, title })

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
    showCurrent,
    place,
  }
}

interface DirectSave extends SaveErrors {
  isSaving: boolean
  /** The save without a response, which is being retried; the form stays editable. */
  waiting: PendingCall | null
  /** Resolves with whether it is saved. A quiet save is told only with its warnings. */
  save: (how?: { isQuiet?: boolean }) => Promise<boolean>
}

/**
 * Asks about a rejected save. Returns what to send to confirm it, 'no' where the person cancels, and
 * null for errors that it does not handle.
 */
export type Confirm = (error: unknown) => Promise<Row | 'no' | null>

interface DirectSaveInput {
  section: Section
  state: DocumentView
  form: SectionForm
  /** The element in which the first invalid field is looked for. */
  place: RefObject<HTMLElement | null>
  showCurrent: (state: DocumentView) => void
  confirm?: Confirm | undefined
  /** The label above what is said of a save. */
  title: string
}

/** Saves a section that needs no approval, and shows the response. */
function useDirectSave(input: DirectSaveInput): DirectSave {
  const { section, state, form, place, showCurrent, confirm = async () => null } = input
  const dialogs = useDialogs()
  const [isSaving, setSaving] = useState(false)
  const saveErrors = useSaveErrors({
    section,
    form,
    showCurrent,
    refresh: refreshLayout,
    focusErrors: () => focusFirstInvalid(place),
  })
  const title = labelled(input.title)
  const confirmed = useRef<Save['body']>({})
  const target = {
    save: (sent: Save) => saveSection(section, sent),
    show: showCurrent,
    beside: () => confirmed.current,
  }
  const { waiting, sendUntilAnswered } = useDocumentSave(target, section, state, form)

  async function save({ isQuiet = false } = {}): Promise<boolean> {
    if (isSaving) return false
    const texts = await promptForAltTexts(dialogs, section, form, form.base.content)
    return texts !== null && send(isQuiet, texts)
  }

  async function send(isQuiet: boolean, texts: readonly AltText[] = []): Promise<boolean> {
    setSaving(true)
    try {
      await saveAltTexts(texts)
      const { message, warnings } = await sendUntilAnswered(0)
      setSaving(false)
      saveErrors.setErrors(noErrors)
      void refreshLayout()
      if (!isQuiet || warnings.length > 0)
        await dialogs.show({ tone: 'success', title, message, details: warnings })
      return true
    } catch (error) {
      setSaving(false)
      const confirmation = await confirm(error)
      if (confirmation === 'no') return false
      if (confirmation) return sendConfirmed(confirmation, isQuiet)
      // Otherwise the person stopped the retries.
      if (!(error instanceof ConnectionFailure)) await saveErrors.show(error)
      return false
    }
  }

  /** Sends a confirmation with this save only: the next change is asked about again. */
  async function sendConfirmed(confirmation: Row, isQuiet: boolean): Promise<boolean> {
    confirmed.current = confirmation
    const isSaved = await send(isQuiet)
    confirmed.current = {}
    return isSaved
  }

  return { ...saveErrors, isSaving, waiting, save }
}
