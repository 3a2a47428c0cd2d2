import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChooseSide } from '#catalogue/change/conflict.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { BaseVersion, FormContent } from '#web/admin/fields/form-content.ts'
import { baseVersionOf, sameContent } from '#web/admin/fields/form-content.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'
import { mergeForms } from './merge-forms.ts'
import { markUnsaved } from './unsaved.ts'

export interface SectionForm {
  /** The version that the edits started from; the loaded one while nothing is edited. */
  base: BaseVersion
  content: FormContent
  isEdited: boolean
  /** Whether edits come from before a reload or an ended session. */
  isRestored: boolean
  /** Whether there are edits that cannot be saved because the revision is locked. */
  isWaiting: boolean
  change(next: FormContent): void
  discard(): void
  /** Call after a save: keeps what was typed while it ran, on top of the saved version. */
  afterSave(sent: FormContent, saved: DocumentView): void
  /** Rebases the edits onto a newer version; `ask` chooses where both changed the same. */
  moveTo(current: DocumentView, ask: ChooseSide): void
}

/** Holds a section's form, stored in this browser for this person until it is saved. */
export function useSectionForm(section: Section, state: DocumentView, userId: number): SectionForm {
  const [edits, setEdits] = useState(() => readEdits(localStorage, userId, section.key))
  const [isRestored, setRestored] = useState(edits !== null)
  const shown = state.can.includes('edit') ? edits : null
  const loaded = useMemo(() => baseVersionOf(section, state), [section, state])
  const base = shown?.footing ?? loaded
  const content = shown?.form ?? loaded.content
  const latest = useRef(content)
  latest.current = content

  function set(next: UnsavedEdits | null) {
    setEdits(next)
    writeEdits(localStorage, userId, section.key, next)
    if (!next) setRestored(false)
  }

  function put(from: BaseVersion, form: FormContent) {
    latest.current = form
    const isSame = sameContent(section, from.content, form)
    set(isSame ? null : { footing: from, form, at: new Date().toISOString() })
  }

  function afterSave(sent: FormContent, saved: DocumentView) {
    if (latest.current === sent) return set(null)
    const next = baseVersionOf(section, saved)
    put(next, typedSince(section, sent, latest.current, next.content))
  }

  function moveTo(current: DocumentView, ask: ChooseSide) {
    const next = baseVersionOf(section, current)
    const forms = { base: base.content, mine: latest.current, theirs: next.content }
    put(next, mergeForms(section, forms, ask).form)
  }

  useEffect(() => {
    markUnsaved(section.label, shown !== null)
    return () => markUnsaved(section.label, false)
  }, [section.label, shown])

  return {
    base,
    content,
    isEdited: shown !== null,
    isRestored,
    isWaiting: edits !== null && shown === null,
    change: (next) => put(base, next),
    discard: () => set(null),
    afterSave,
    moveTo,
  }
}

/** Returns the saved version with what was typed while the save ran, on top of others' changes. */
export function typedSince(
  section: Section,
  sent: FormContent,
  typed: FormContent,
  saved: FormContent,
): FormContent {
  const base = withAssignedIds(sent, sent, saved)
  const mine = withAssignedIds(typed, sent, saved)
  return mergeForms(section, { base, mine, theirs: saved }).form
}

/**
 * Returns the form with the ids that a save assigned to new items, which come in the same order.
 */
export function withAssignedIds(
  form: FormContent,
  sent: FormContent,
  saved: FormContent,
): FormContent {
  if (sent.items.length !== saved.items.length) return form
  const given = new Map(sent.items.map(({ key }, at) => [key, saved.items[at]?.id ?? null]))
  const items = form.items.map((item) => ({ ...item, id: item.id ?? given.get(item.key) ?? null }))
  return { ...form, items }
}

/** Unsaved edits in the browser's storage, with their base version. */
export interface UnsavedEdits {
  footing: BaseVersion
  form: FormContent
  at: string
}

const shape = 1

export function readEdits(
  memory: BrowserMemory,
  userId: number,
  sectionKey: string,
): UnsavedEdits | null {
  const stored = recall(memory, nameOf(userId, sectionKey))
  return isUnsavedEdits(stored) ? stored : null
}

/** Stores the edits, or removes them for null. Returns whether the browser did so. */
export function writeEdits(
  memory: BrowserMemory,
  userId: number,
  sectionKey: string,
  edits: UnsavedEdits | null,
): boolean {
  return remember(memory, nameOf(userId, sectionKey), edits && { shape, ...edits })
}

function nameOf(userId: number, sectionKey: string): string {
  return `edits:${userId}:${sectionKey}`
}

function isUnsavedEdits(stored: unknown): stored is UnsavedEdits {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'shape' in stored &&
    stored.shape === shape &&
    'footing' in stored &&
    'form' in stored
  )
}
