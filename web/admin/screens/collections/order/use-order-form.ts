import { useMemo, useState } from 'react'
import type { Collection, Section } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { orderOf } from '#catalogue/order.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { useUnsavedMark } from '#web/admin/documents/form/unsaved.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { baseVersionOf } from '#web/admin/fields/form-content.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'
import type { Move } from './moves.ts'

export interface OrderForm {
  /** The order as a section, without its content. */
  shape: Section
  form: SectionForm
  moves: readonly Move[]
  add: (moves: readonly Move[]) => void
}

/** Holds the unsaved moves as a form that document actions can use, stored in this browser. */
export function useOrderForm(collection: Collection, state: DocumentView): OrderForm {
  const user = useUser()
  const { key } = orderOf(collection)
  const [moves, setMoves] = useState<readonly Move[]>(() => readMoves(localStorage, user.id, key))
  const [isRestored, setRestored] = useState(moves.length > 0)
  const shape = useMemo(() => orderShape(collection), [collection])
  const base = baseVersionOf(shape, { ...state, values: {}, items: [] })
  const isHeld = moves.length > 0
  const isEdited = isHeld && state.can.includes('edit')

  function put(next: readonly Move[]) {
    setMoves(next)
    writeMoves(localStorage, user.id, key, next)
    if (next.length === 0) setRestored(false)
  }
  const clear = () => put([])

  useUnsavedMark(shape.label, isEdited)

  const form: SectionForm = {
    base: base,
    content: base.content,
    isEdited,
    isRestored,
    isAutosaved: false,
    isBlocked: isHeld && !isEdited,
    change: () => {},
    discard: clear,
    afterSave: clear,
    afterAutosave: () => {},
    // Moves name entries, so they mean the same in a newer order.
    rebaseOnto: () => {},
  }
  return { shape, form, moves: isEdited ? moves : [], add: (more) => put([...moves, ...more]) }
}

function orderShape(collection: Collection): Section {
  const label = t('order.of', { plural: labelled(collection.plural) })
  return { ...orderOf(collection), label, set: null, savePath: null }
}

export function readMoves(memory: BrowserMemory, userId: number, orderKey: string): Move[] {
  const stored = recall(memory, nameOf(userId, orderKey))
  if (!Array.isArray(stored) || !stored.every(isMove)) return []
  return stored.slice(0, limits.moves)
}

export function writeMoves(
  memory: BrowserMemory,
  userId: number,
  orderKey: string,
  moves: readonly Move[],
): void {
  remember(memory, nameOf(userId, orderKey), moves.length > 0 ? [...moves] : null)
}

function nameOf(userId: number, orderKey: string): string {
  return `edits:${userId}:${orderKey}`
}

function isMove(one: unknown): one is Move {
  if (typeof one !== 'object' || one === null || !('id' in one) || !('after' in one)) return false
  return Number.isInteger(one.id) && (one.after === null || Number.isInteger(one.after))
}
