import type { PageId } from '#catalogue/fields/menu-item.ts'
import { entryLink, linkTarget } from '#catalogue/text/link-target.ts'
import type { Row } from '#web/admin/fields/row.ts'
import type { FormLink } from '#web/admin/fields/sent-of.ts'
import { removedAt } from '#web/admin/ui/ordered-list/list-actions.ts'

export interface MenuPage {
  id: PageId
  name: string
}

/** A menu that is being built: its links in order, and the ticked pages to add. */
export interface Builder {
  structure: readonly FormLink[]
  ticked: readonly PageId[]
}

/**
 * Whether a page can be ticked or unticked. Unticking is always possible; ticking stops when chosen
 * and existing pages reach the limit (specification section 5).
 */
export function isTickable({ structure, ticked }: Builder, id: PageId, max: number): boolean {
  return ticked.includes(id) || ticked.length + structure.length < max
}

export function toggleTick(builder: Builder, id: PageId, max: number): Builder {
  if (builder.ticked.includes(id)) {
    return { ...builder, ticked: builder.ticked.filter((other) => other !== id) }
  }
  return isTickable(builder, id, max) ? { ...builder, ticked: [...builder.ticked, id] } : builder
}

/** Adds the ticked pages in the page list's order, up to the limit, and clears the ticks. */
export function addTicked(builder: Builder, pages: readonly MenuPage[], max: number): Builder {
  const present = new Set(builder.structure.map(({ id }) => id))
  const chosen = pages.filter(({ id }) => builder.ticked.includes(id) && !present.has(id))
  const added = chosen.map(({ id, name }) => ({ id, name, link: { page_id: id } }))
  return {
    structure: [...builder.structure, ...added].slice(0, Math.max(max, builder.structure.length)),
    ticked: [],
  }
}

/** Removes a link and clears the ticks (specification section 4). */
export function removeLink({ structure }: Builder, at: number): Builder {
  return { structure: removedAt(structure, at), ticked: [] }
}

/** Returns the link of a menu as link fields store it. */
export function storedLink({ entity_type, entry_id, url }: Row): string {
  return typeof entity_type === 'string'
    ? entryLink(entity_type, Number(entry_id))
    : String(url ?? '')
}

/**
 * Returns what a menu stores for a link: a page of the list by its id, an entry, or the address, also of
 * a part of an entry's page.
 */
export function menuTarget(
  link: string,
  pages: readonly { id: PageId; path: string | null }[],
): Row {
  const target = linkTarget(link)
  if (target && 'entry' in target && target.anchor === '')
    return { entity_type: target.entry.category, entry_id: target.entry.id }
  const page = pages.find(({ path }) => path === link)
  return page ? { page_id: page.id } : { url: link }
}
