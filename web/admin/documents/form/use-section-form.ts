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
  isBlocked: boolean
  change(next: FormContent): void
  discard(): void
  /** Call after a save: keeps what was typed while it ran, on top of the saved version. */
  afterSave(sent: FormContent, saved: DocumentView): void
  /** Rebases the edits onto a newer version; `ask` chooses where both changed the same. */
  rebaseOnto(current: DocumentView, ask: ChooseSide): void
}

/** Holds a section's form, stored in this browser for this person until it is saved. */
export function useSectionForm(section: Section, state: DocumentView, userId: number): SectionForm {
  const [edits, setEdits] = useState(() => readEdits(localStorage, userId, section.key))
  const [isRestored, setRestored] = useState(edits !== null)
  const editable = state.can.includes('edit') ? edits : null
  const loaded = useMemo(() => baseVersionOf(section, state), [section, state])
  const base = editable?.base ?? loaded
  const content = editable?.form ?? loaded.content
  const latest = useRef(content)
  latest.current = content

  function storeEdits(next: UnsavedEdits | null) {
    setEdits(next)
    writeEdits(localStorage, userId, section.key, next)
    if (!next) setRestored(false)
  }

  function updateEdits(from: BaseVersion, form: FormContent) {
    latest.current = form
    const isSame = sameContent(section, from.content, form)
    storeEdits(isSame ? null : { base: from, form, at: new Date().toISOString() })
  }

  function afterSave(sent: FormContent, saved: DocumentView) {
    if (latest.current === sent) return storeEdits(null)
    const next = baseVersionOf(section, saved)
    updateEdits(next, typedSince(section, sent, latest.current, next.content))
  }

  function rebaseOnto(current: DocumentView, ask: ChooseSide) {
    const next = baseVersionOf(section, current)
    const forms = { base: base.content, mine: latest.current, theirs: next.content }
    updateEdits(next, mergeForms(section, forms, ask).form)
  }

  useEffect(() => {
    markUnsaved(section.label, editable !== null)
    return () => markUnsaved(section.label, false)
  }, [section.label, editable])

  return {
    base,
    content,
    isEdited: editable !== null,
    isRestored,
    isBlocked: edits !== null && editable === null,
    change: (next) => updateEdits(base, next),
    discard: () => storeEdits(null),
    afterSave,
    rebaseOnto,
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
  const assignedIds = new Map(sent.items.map(({ key }, at) => [key, saved.items[at]?.id ?? null]))
  const items = form.items.map((item) => ({
    ...item,
    id: item.id ?? assignedIds.get(item.key) ?? null,
  }))
  return { ...form, items }
}

/** Unsaved edits in the browser's storage, with their base version. */
export interface UnsavedEdits {
  base: BaseVersion
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
  if (!isStoredEdits(stored)) return null
  return { base: stored.footing, form: stored.form, at: stored.at }
}

/** Stores the edits, or removes them for null. Returns whether the browser did so. */
export function writeEdits(
  memory: BrowserMemory,
  userId: number,
  sectionKey: string,
  edits: UnsavedEdits | null,
): boolean {
  return remember(
    memory,
    nameOf(userId, sectionKey),
    edits && { shape, footing: edits.base, form: edits.form, at: edits.at },
  )
}

function nameOf(userId: number, sectionKey: string): string {
  return `edits:${userId}:${sectionKey}`
}

/** Edits as browsers store them; `footing` is the base version. */
interface StoredEdits extends Omit<UnsavedEdits, 'base'> {
  footing: BaseVersion
}

function isStoredEdits(stored: unknown): stored is StoredEdits {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'shape' in stored &&
    stored.shape === shape &&
    'footing' in stored &&
    'form' in stored
  )
}
