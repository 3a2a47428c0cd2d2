import { Label, Message, type Value } from './message.ts'

/** As JSON has them: of values only sentences and labels are objects. */
type WrittenValue = string | number | WrittenSentence | WrittenLabel | WrittenValue[]
type WrittenSentence = Pick<Message, 'key'> & { values: Record<string, WrittenValue> }
type WrittenLabel = Pick<Label, 'english' | 'isInside'>

/**
 * A sentence as text, for where only text may stand: what a schema says of a field. `parseMessage`
 * makes it a sentence again, where what the schema has found becomes a refusal.
 */
export function serializeMessage(sentence: Message): string {
  return JSON.stringify(sentence)
}

/** Throws for any other text: every schema of ours says sentences. */
export function parseMessage(text: string): Message {
  return toSentence(JSON.parse(text) as WrittenSentence)
}

function toSentence({ key, values }: WrittenSentence): Message {
  const read = Object.entries(values).map(([name, value]) => [name, toValue(value)] as const)
  return new Message(key, Object.fromEntries(read))
}

function toValue(value: WrittenValue): Value {
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(toValue)
  return 'english' in value ? new Label(value.english, value) : toSentence(value)
}
