import { Label, Message, type Value } from './message.ts'

type JsonValue = string | number | JsonMessage | JsonLabel | JsonValue[]
type JsonMessage = Pick<Message, 'key'> & { values: Record<string, JsonValue> }
type JsonLabel = Pick<Label, 'english' | 'isInside'>

/** Returns a message as a string, for a schema's issue; `parseMessage` reverses it. */
export function serializeMessage(sentence: Message): string {
  return JSON.stringify(sentence)
}

/** Throws for any other text: all our schemas carry messages. */
export function parseMessage(text: string): Message {
  return toMessage(JSON.parse(text) as JsonMessage)
}

function toMessage({ key, values }: JsonMessage): Message {
  const read = Object.entries(values).map(([name, value]) => [name, toValue(value)] as const)
  return new Message(key, Object.fromEntries(read))
}

function toValue(value: JsonValue): Value {
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(toValue)
  return 'english' in value ? new Label(value.english, value) : toMessage(value)
}
