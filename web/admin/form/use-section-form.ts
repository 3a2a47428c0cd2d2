import { useEffect, useMemo, useRef, useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { PlaceState } from '#catalogue/wire.ts'
import { type Footing, type FormContent, footingOf, sameContent } from './form-content.ts'
import { rebase } from './rebase.ts'
import { markUnsaved } from './unsaved.ts'
import { readEdits, type UnsavedEdits, writeEdits } from './unsaved-edits.ts'

export interface SectionForm {
  /** The version that the edits started from; the loaded one while nothing was edited. */
  footing: Footing
  content: FormContent
  isEdited: boolean
  /** The edits come from before a reload or an ended session. */
  isRestored: boolean
  /** Edits are kept, but the record is locked now. */
  isWaiting: boolean
  change(next: FormContent): void
  /** Throws the edits away and shows what is saved. */
  discard(): void
  /** After a save: what was typed while it ran is kept on top of the saved version. */
  settle(sent: FormContent, saved: PlaceState): void
  /** Puts the edits on top of a newer version. */
  moveTo(current: PlaceState): void
}

/** A section's form, kept in this browser for this person until it is saved. */
export function useSectionForm(section: Section, state: PlaceState, userId: number): SectionForm {
  const [edits, setEdits] = useState(() => readEdits(localStorage, userId, section.key))
  const [isRestored, setRestored] = useState(edits !== null)
  const shown = state.can.includes('edit') ? edits : null
  const loaded = useMemo(() => footingOf(section, state), [section, state])
  const footing = shown?.footing ?? loaded
  const content = shown?.form ?? loaded.content
  const latest = useRef(content)
  latest.current = content

  function set(next: UnsavedEdits | null) {
    setEdits(next)
    writeEdits(localStorage, userId, section.key, next)
    if (!next) setRestored(false)
  }

  function put(from: Footing, form: FormContent) {
    latest.current = form
    const isSame = sameContent(section, from.content, form)
    set(isSame ? null : { footing: from, form, at: new Date().toISOString() })
  }

  function moveFrom(base: FormContent, current: PlaceState) {
    const next = footingOf(section, current)
    put(next, rebase(section, base, latest.current, next.content))
  }

  useEffect(() => {
    markUnsaved(section.label, shown !== null)
    return () => markUnsaved(section.label, false)
  }, [section.label, shown])

  return {
    footing,
    content,
    isEdited: shown !== null,
    isRestored,
    isWaiting: edits !== null && shown === null,
    change: (next) => put(footing, next),
    discard: () => set(null),
    settle: (sent, saved) => {
      if (latest.current === sent) set(null)
      else moveFrom(sent, saved)
    },
    moveTo: (current) => moveFrom(footing.content, current),
  }
}
