import { ClockTime, Figure } from '#catalogue/messages/figure.ts'
import { Label, Message } from '#catalogue/messages/message.ts'

/** What is said in the reader's language once it leaves the server, by the names it has on its way. */
const kinds = { Sentence: Message, Label, Figure, ClockTime }

/** Nothing else on its way has a key of this name. */
const name = '$said'

/**
 * Data with sentences in it as plain data, for another process of ours: `unpacked` makes of it there
 * what it was here.
 */
export function packed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(packed)
  if (typeof value !== 'object' || value === null) return value
  const said = Object.entries(kinds).find(([, kind]) => value instanceof kind)?.[0]
  return { ...(said && { [name]: said }), ...mapped(value, packed) }
}

/** What was packed. */
export function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (typeof value !== 'object' || value === null) return value
  const { [name]: said, ...parts } = mapped(value, unpacked)
  const kind = Object.entries(kinds).find(([known]) => known === said)?.[1]
  return kind ? Object.assign(Object.create(kind.prototype), parts) : parts
}

function mapped(value: object, each: (one: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, each(one)]))
}
