import type { Layer } from '#store/content/campaigns/layers.ts'
import type { Slot } from './slot.ts'

/** Returns when guests see what of a document, once campaigns lie over it, the lowest rank first. */
export function layOver(slots: readonly Slot[], layers: readonly Layer[]): Slot[] {
  return layers.reduce<Slot[]>(
    (beneath, layer) => {
      const uncovered = beneath.flatMap((slot) => without(slot, layer))
      const [from, until] = [
        later(layer.from, layer.starts_at),
        earlier(layer.until, layer.ends_at),
      ]
      if (until !== null && until <= from) return uncovered
      const { revision_id: id, archived, campaign, made_on_id: madeOn } = layer
      return [...uncovered, { id, from, until, isArchived: archived === 1, campaign, madeOn }]
    },
    [...slots],
  )
}

/** Returns the parts of a slot before and after a layer. */
function without(slot: Slot, { from, until }: Layer): Slot[] {
  const before = { ...slot, until: earlier(slot.until, from) }
  const after = until === null ? null : { ...slot, from: later(until, slot.from) }
  return [before, ...(after ? [after] : [])].filter(
    (one) => one.from === null || one.until === null || one.from < one.until,
  )
}

function later(one: string, other: string | null): string {
  return other !== null && other > one ? other : one
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
