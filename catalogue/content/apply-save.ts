import {
  type Content,
  type Declaration,
  emptyValues,
  type Item,
  type ItemSet,
} from '../declaration.ts'
import { readFields } from '../fields/lists/sent-fields.ts'
import type { SentValues } from '../json.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { FieldErrors } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'

/**
 * Returns the content after a save: fields that were sent replace, the others stay; new items get
 * the next id, removed ones go, those not mentioned keep their position.
 */
export function applySave(
  declaration: Declaration,
  before: Content,
  sent: SentValues,
): { content: Content; errors: FieldErrors } {
  const values = readFields(declaration.fields, before.values, sent)
  if (!declaration.set) return { content: { ...before, values }, errors: {} }
  const { items, lastItemId, errors } = applyItems(declaration.set, before, sent)
  return { content: { values, items, lastItemId }, errors }
}

function applyItems(set: ItemSet, before: Content, sent: SentValues) {
  const rows = asRows(sent[set.wire])
  const removed = new Set(asRows(sent[set.removeWire]))
  const byId = new Map(before.items.map((item) => [item.id, item]))
  const errors: FieldErrors = {}
  let lastItemId = before.lastItemId
  const mentioned = rows.map((row, index): Item => {
    const id = isSent(row) && typeof row.id === 'number' ? row.id : null
    const stored = id === null ? undefined : byId.get(id)
    if ((id !== null || set.fixed) && !stored)
      errors[`${set.wire}.${index}.id`] = [messages.unknownItem]
    const values = readFields(
      set.fields,
      stored?.values ?? emptyValues(set.fields),
      isSent(row) ? row : {},
    )
    return { id: stored?.id ?? ++lastItemId, values }
  })
  const ids = new Set(mentioned.map((item) => item.id))
  if (ids.size < mentioned.length) errors[set.wire] = [inputMessages.sentTwice]
  const ordered = set.fixed
    ? mergeInStoredOrder(before.items, mentioned)
    : mergeInSentOrder(before.items, mentioned)
  const items = ordered.filter((item) => !removed.has(item.id))
  if (items.length > set.max) {
    errors[set.wire] = [fill(inputMessages.tooMany, { most: set.max })]
  }
  return { items, lastItemId, errors }
}

function mergeInSentOrder(before: Item[], mentioned: Item[]): Item[] {
  const ids = new Set(mentioned.map(({ id }) => id))
  const ordered = [...mentioned]
  for (const [index, item] of before.entries()) {
    if (!ids.has(item.id)) ordered.splice(index, 0, item)
  }
  return ordered
}

/** Returns the stored items in their old order: a fixed set neither grows, shrinks nor moves. */
function mergeInStoredOrder(before: Item[], mentioned: Item[]): Item[] {
  const byId = new Map(mentioned.map((item) => [item.id, item]))
  return before.map((item) => byId.get(item.id) ?? item)
}

function asRows(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isSent(row: unknown): row is SentValues {
  return typeof row === 'object' && row !== null
}
