import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChooseSide } from '#catalogue/change/conflict.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { BaseVersion, FormContent } from '#web/admin/fields/form-content.ts'
import { baseVersionOf, sameContent } from '#web/admin/fields/form-content.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'
import { keepTyped } from './keep-typed.ts'
import { mergeForms } from './merge-forms.ts'
import { useUnsavedMark } from './unsaved.ts'

export interface SectionForm {
  /** The version that the edits started from; the loaded one while nothing is edited. */
  base: BaseVersion
  content: FormContent
  isEdited: boolean
  /** Whether edits come from before a reload or an ended session. */
  isRestored: boolean
  /** Whether an autosave has saved what was typed since the last save by a button. */
  isAutosaved: boolean
  /** Whether there are edits that cannot be saved because the revision is locked. */
  isBlocked: boolean
  change(next: FormContent): void
  discard(): void
  /** Call after a save: keeps what was typed while it ran, on top of the saved version. */
  afterSave(sent: FormContent, saved: DocumentView): void
  /** Call after an autosave: the form stays as it was typed. */
  afterAutosave(sent: FormContent, saved: DocumentView): void
  /** Rebases the edits onto a newer version; `ask` chooses where both changed the same. */
  rebaseOnto(current: DocumentView, ask: ChooseSide): void
}

/** Holds a section's form, stored in this browser for this person until it is saved. */
export function useSectionForm(section: Section, state: DocumentView, userId: number): SectionForm {
  const loaded = useMemo(() => baseVersionOf(section, state), [section, state])
  const [edits, setEdits] = useState(() => startingEdits(section, state, userId, loaded))
  const [isRestored, setRestored] = useState(edits !== null)
  const [isAutosaved, setAutosaved] = useState(false)
  const editable = edits && isShown(edits, loaded, state) ? edits : null
  const base = editable?.base ?? loaded
  const content = editable?.form ?? loaded.content
  const isEdited = editable !== null && !editable.isSaved
  const latest = useRef(content)
  latest.current = content

  function storeEdits(next: FormEdits | null) {
    const unsaved = next?.isSaved ? null : next
    setEdits(next)
    writeEdits(localStorage, userId, editsName(section, state), unsaved)
    if (!unsaved) setRestored(false)
  }

  function updateEdits(from: BaseVersion, form: FormContent) {
    latest.current = form
    const isSaved = sameContent(section, from.content, form)
    const at = new Date().toISOString()
    storeEdits(isSaved && !isAutosaved ? null : { base: from, form, at, isSaved })
  }

  function afterSave(sent: FormContent, saved: DocumentView) {
    setAutosaved(false)
    if (latest.current === sent) return storeEdits(null)
    const next = baseVersionOf(section, saved)
    updateEdits(next, typedSince(section, sent, latest.current, next.content))
  }

  function keepAutosaved(sent: FormContent, saved: DocumentView) {
    const next = baseVersionOf(section, saved)
    setAutosaved(true)
    if (latest.current !== sent)
      return updateEdits(next, typedSince(section, sent, latest.current, next.content))
    const form = keepTyped(section, { before: base.content, typed: sent, saved: next.content })
    latest.current = form
    storeEdits({ base: next, form, at: new Date().toISOString(), isSaved: true })
  }

  function rebaseOnto(current: DocumentView, ask: ChooseSide) {
    const next = baseVersionOf(section, current)
    const forms = { base: base.content, mine: latest.current, theirs: next.content }
    updateEdits(next, mergeForms(section, forms, ask).form)
  }

  useUnsavedMark(section.label, isEdited)

  return {
    base,
    content,
    isEdited,
    isRestored,
    isAutosaved: editable !== null && isAutosaved,
    isBlocked: edits !== null && !edits.isSaved && editable === null,
    change: (next) => updateEdits(base, next),
    discard() {
      setAutosaved(false)
      storeEdits(null)
    },
    afterSave,
    // The next key pressed meets a form with the new version and the ids of its new items.
    afterAutosave: (sent, saved) => flushSync(() => keepAutosaved(sent, saved)),
    rebaseOnto,
  }
}

/** What differs from the loaded version; `isSaved` where an autosave has saved it as it was typed. */
interface FormEdits extends UnsavedEdits {
  isSaved: boolean
}

/** Returns the edits of this browser; null where the server has them, as after a lost response. */
function startingEdits(
  section: Section,
  state: DocumentView,
  userId: number,
  loaded: BaseVersion,
): FormEdits | null {
  const name = editsName(section, state)
  const stored = readEdits(localStorage, userId, name)
  if (!stored) return null
  if (!sameContent(section, loaded.content, stored.form)) return { ...stored, isSaved: false }
  writeEdits(localStorage, userId, name, null)
  return null
}

/** Returns whether the form shows the edits: saved ones give way to a newer version. */
function isShown({ base, isSaved }: FormEdits, loaded: BaseVersion, { can }: DocumentView) {
  if (!can.includes('edit')) return false
  const isCurrent = loaded.recordId === base.recordId && !isNewer(loaded, base)
  return !isSaved || isCurrent
}

/** Returns whether a version is newer than another one of its document. */
export function isNewer(one: Pick<BaseVersion, 'version'>, other: Pick<BaseVersion, 'version'>) {
  return (one.version ?? 0) > (other.version ?? 0)
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

/** Returns the name of a form's edits; what is typed for a campaign has another than the site's. */
export function editsName(
  { key }: Pick<Section, 'key'>,
  { campaign }: Pick<DocumentView, 'campaign'>,
) {
  return campaign === undefined ? key : `${key}#${campaign}`
}

export function readEdits(
  memory: BrowserMemory,
  userId: number,
  name: string,
): UnsavedEdits | null {
  const stored = recall(memory, nameOf(userId, name))
  if (!isStoredEdits(stored)) return null
  return { base: stored.footing, form: stored.form, at: stored.at }
}

/** Stores the edits, or removes them for null. Returns whether the browser did so. */
export function writeEdits(
  memory: BrowserMemory,
  userId: number,
  name: string,
  edits: UnsavedEdits | null,
): boolean {
  return remember(
    memory,
    nameOf(userId, name),
    edits && { shape, footing: edits.base, form: edits.form, at: edits.at },
  )
}

function nameOf(userId: number, name: string): string {
  return `edits:${userId}:${name}`
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
