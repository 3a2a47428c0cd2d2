import type { Change } from '#catalogue/change/change.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { Label, type Message } from '#catalogue/messages/message.ts'
import { isLimitedToLocations } from '#catalogue/people/scope.ts'
import type { Actor } from '#domain/actor.ts'
import type { Revision } from '#store/content/revisions.ts'
import { locationFieldOf } from './scope.ts'

type Shown = Pick<Revision, 'archived' | 'starts_at' | 'ends_at'>

/**
 * Returns why somebody who is limited to restaurants may not approve changes, or null: what is not
 * the restaurant's own (`localFields`) belongs to the brand, as do a new restaurant, when it is shown
 * and its end.
 */
export function brandFieldsFault(
  { scope }: Pick<Actor, 'scope'>,
  declaration: Declaration,
  {
    changes,
    revision,
    live,
  }: { changes: readonly Pick<Change, 'field'>[]; revision: Shown; live: Shown | null },
): Message | null {
  if (!scope || !isLimitedToLocations(scope)) return null
  // It is about one restaurant, which the scope has.
  if (locationFieldOf(declaration) !== null) return null
  const { fields, grouping, label } = declaration
  if (!live || changesWindow(revision, live))
    return fill(groupMessages.brandField, { fields: new Label(label, { isInside: true }) })
  const keys = new Set(changes.map(({ field }) => field).filter((key) => key !== null))
  const brands = fields.filter(({ key }) => keys.has(key) && !grouping?.localFields.includes(key))
  if (brands.length === 0) return null
  return fill(groupMessages.brandField, { fields: brands.map((field) => new Label(field.label)) })
}

/** Returns whether a revision changes when an entry is shown, or that it is. */
export function changesWindow(revision: Shown, live: Shown): boolean {
  const columns = ['archived', 'starts_at', 'ends_at'] as const
  return columns.some((column) => revision[column] !== live[column])
}
