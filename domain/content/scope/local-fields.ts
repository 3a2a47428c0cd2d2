import type { Change } from '#catalogue/change/change.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { Label, type Message } from '#catalogue/messages/message.ts'
import type { Actor } from '#domain/actor.ts'

/**
 * Returns why somebody who is limited to restaurants may not approve changes, or null: what is not
 * the restaurant's own (`localFields`) belongs to the brand, as do a new restaurant and its end.
 */
export function brandFieldsFault(
  { scope }: Pick<Actor, 'scope'>,
  declaration: Declaration,
  {
    changes,
    isNew,
    isArchived,
  }: { changes: readonly Pick<Change, 'field'>[] } & {
    isNew: boolean
    isArchived: boolean
  },
): Message | null {
  if (!scope || scope.groups.length + scope.locations.length === 0) return null
  // It is about one restaurant, which the scope has.
  if (declaration.fields.some(({ isLocation }) => isLocation)) return null
  const { fields, grouping, label } = declaration
  if (isNew || isArchived)
    return fill(groupMessages.brandField, { fields: new Label(label, { isInside: true }) })
  const keys = new Set(changes.map(({ field }) => field).filter((key) => key !== null))
  const brands = fields.filter(({ key }) => keys.has(key) && !grouping?.localFields.includes(key))
  if (brands.length === 0) return null
  return fill(groupMessages.brandField, { fields: brands.map((field) => new Label(field.label)) })
}
