import { ClockTime, Figure } from '#catalogue/messages/figure.ts'
import { Label, Message } from '#catalogue/messages/message.ts'

/** Classes that are localized when they leave the server, by their names in packed data. */
const kinds = { Sentence: Message, Label, Figure, ClockTime }

/** No other packed data has a key of this name. */
const name = '$said'

/** Returns data with sentences in it as plain data, for another process; `unpacked` restores it. */
export function packed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(packed)
  if (typeof value !== 'object' || value === null) return value
  const kindName = Object.entries(kinds).find(([, kind]) => value instanceof kind)?.[0]
  return { ...(kindName && { [name]: kindName }), ...mapped(value, packed) }
}

export function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (typeof value !== 'object' || value === null) return value
  const { [name]: kindName, ...parts } = mapped(value, unpacked)
  const kind = Object.entries(kinds).find(([known]) => known === kindName)?.[1]
  return kind ? Object.assign(Object.create(kind.prototype), parts) : parts
}

function mapped(value: object, each: (one: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, each(one)]))
}
