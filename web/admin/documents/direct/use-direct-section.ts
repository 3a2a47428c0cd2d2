import { type RefObject, useRef, useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { type SectionForm, useSectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { usePresence } from '#web/admin/documents/presence/use-presence.ts'
import { without } from '#web/admin/fields/field-errors.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { type LayoutLoad, newestState, stateIn } from './layout-load.ts'
import { type Confirm, type DirectSave, useDirectSave } from './use-direct-save.ts'

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
