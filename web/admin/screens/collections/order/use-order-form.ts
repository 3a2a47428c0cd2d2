import { useEffect, useMemo, useState } from 'react'
import type { Collection, Section } from '#catalogue/declaration.ts'
import { orderOf } from '#catalogue/order.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { footingOf } from '#web/admin/form/form-content.ts'
import { markUnsaved } from '#web/admin/form/unsaved.ts'
import type { SectionForm } from '#web/admin/form/use-section-form.ts'
import { labelled, say } from '#web/admin/speech/speech.ts'
import type { Move } from './moves.ts'

export interface OrderForm {
  /** The order as a place of its own, without what stands where. */
  shape: Section
  form: SectionForm
  moves: readonly Move[]
  add: (moves: readonly Move[]) => void
}

/** The moves that are not saved yet, as the steps of a place take a form. */
export function useOrderForm(collection: Collection, state: PlaceState): OrderForm {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const shape = useMemo(() => orderShape(collection), [collection])
  const footing = footingOf(shape, { ...state, values: {}, items: [] })
  const isEdited = moves.length > 0
  const clear = () => setMoves([])

  useEffect(() => {
    markUnsaved(shape.label, isEdited)
    return () => markUnsaved(shape.label, false)
  }, [shape.label, isEdited])

  const form: SectionForm = {
    footing,
    content: footing.content,
    isEdited,
    isRestored: false,
    isWaiting: false,
    change: () => {},
    discard: clear,
    settle: clear,
    // Moves name entries, not places: they mean the same in a newer order.
    moveTo: () => {},
  }
  return { shape, form, moves, add: (more) => setMoves((before) => [...before, ...more]) }
}

function orderShape(collection: Collection): Section {
  const label = say('order.of', { plural: labelled(collection.plural) })
  return { ...orderOf(collection), label, set: null, savePath: null }
}
