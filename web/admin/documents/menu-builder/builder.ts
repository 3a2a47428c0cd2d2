import { removedAt } from '#web/admin/ui/ordered-list/list-actions.ts'

export interface MenuPage {
  id: number
  name: string
}

/** A menu while it is being built: its pages in order, and what is ticked to be added next. */
export interface Builder {
  structure: readonly MenuPage[]
  ticked: readonly number[]
}

/**
 * May this checkbox be used? A tick can always be taken away; a new one cannot be set once chosen
 * and existing pages together reach the limit (specification section 5).
 */
export function isTickable({ structure, ticked }: Builder, id: number, max: number): boolean {
  return ticked.includes(id) || ticked.length + structure.length < max
}

export function toggleTick(builder: Builder, id: number, max: number): Builder {
  if (builder.ticked.includes(id)) {
    return { ...builder, ticked: builder.ticked.filter((other) => other !== id) }
  }
  return isTickable(builder, id, max) ? { ...builder, ticked: [...builder.ticked, id] } : builder
}

/**
 * Adds the ticked pages in the order of the list of pages; what is in the menu already is not added
 * again, and adding stops at the limit. No tick is left.
 */
export function addTicked(builder: Builder, pages: readonly MenuPage[], max: number): Builder {
  const present = new Set(builder.structure.map(({ id }) => id))
  const chosen = pages.filter(({ id }) => builder.ticked.includes(id) && !present.has(id))
  const added = chosen.map(({ id, name }) => ({ id, name }))
  return {
    structure: [...builder.structure, ...added].slice(0, Math.max(max, builder.structure.length)),
    ticked: [],
  }
}

/** Takes a page out: its place is free again, and ticks are cleared (specification section 4). */
export function removePage({ structure }: Builder, at: number): Builder {
  return { structure: removedAt(structure, at), ticked: [] }
}
