import {
  type Content,
  type Declaration,
  emptyValues,
  type Item,
  type ItemSet,
} from '../declaration.ts'
import { readFields } from '../fields/lists/sent-fields.ts'
import type { Sent } from '../json.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { FieldErrors } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'

/**
 * The content after a save: fields that were sent replace, the others stay; items are matched by
 * id, new ones get the next id, those on the remove list go, those not mentioned keep their place.
 *
 * @param sent a body that `saveBody(declaration)` has accepted
 */
export function applySave(
  declaration: Declaration,
  before: Content,
  sent: Sent,
): { content: Content; errors: FieldErrors } {
  const values = readFields(declaration.fields, before.values, sent)
  if (!declaration.set) return { content: { ...before, values }, errors: {} }
  const { items, lastItemId, errors } = applyItems(declaration.set, before, sent)
  return { content: { values, items, lastItemId }, errors }
}

function applyItems(set: ItemSet, before: Content, sent: Sent) {
  const rows = asRows(sent[set.wire])
  const removed = new Set(asRows(sent[set.removeWire]))
  const byId = new Map(before.items.map((item) => [item.id, item]))
  const errors: FieldErrors = {}
  let lastItemId = before.lastItemId
  const mentioned = rows.map((row, index): Item => {
    const id = isSent(row) && typeof row.id === 'number' ? row.id : null
    const known = id === null ? undefined : byId.get(id)
    if ((id !== null || set.fixed) && !known)
      errors[`${set.wire}.${index}.id`] = [messages.unknownItem]
    const values = readFields(
      set.fields,
      known?.values ?? emptyValues(set.fields),
      isSent(row) ? row : {},
    )
    return { id: known?.id ?? ++lastItemId, values }
  })
  const ids = new Set(mentioned.map((item) => item.id))
  if (ids.size < mentioned.length) errors[set.wire] = [inputMessages.sentTwice]
  const placed = set.fixed ? inPlace(before.items, mentioned) : merged(before.items, mentioned)
  const items = placed.filter((item) => !removed.has(item.id))
  if (items.length > set.max) {
    errors[set.wire] = [fill(inputMessages.tooMany, { most: set.max })]
  }
  return { items, lastItemId, errors }
}

/** In the order of the save; what it does not mention keeps its place. */
function merged(before: Item[], mentioned: Item[]): Item[] {
  const ids = new Set(mentioned.map(({ id }) => id))
  const placed = [...mentioned]
  for (const [place, item] of before.entries()) {
    if (!ids.has(item.id)) placed.splice(place, 0, item)
  }
  return placed
}

/** In the order that was: the items of a fixed set neither come, go nor move. */
function inPlace(before: Item[], mentioned: Item[]): Item[] {
  const byId = new Map(mentioned.map((item) => [item.id, item]))
  return before.map((item) => byId.get(item.id) ?? item)
}

function asRows(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isSent(row: unknown): row is Sent {
  return typeof row === 'object' && row !== null
}
