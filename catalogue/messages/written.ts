import { Label, Sentence, type Value } from './sentence.ts'

/** As JSON has them: of values only sentences and labels are objects. */
type WrittenValue = string | number | WrittenSentence | WrittenLabel | WrittenValue[]
type WrittenSentence = Pick<Sentence, 'key'> & { values: Record<string, WrittenValue> }
type WrittenLabel = Pick<Label, 'english' | 'isInside'>

/**
 * A sentence as text, for where only text may stand: what a schema says of a field. `readWritten`
 * makes it a sentence again, where what the schema has found becomes a refusal.
 */
export function written(sentence: Sentence): string {
  return JSON.stringify(sentence)
}

/** Throws for any other text: every schema of ours says sentences. */
export function readWritten(text: string): Sentence {
  return toSentence(JSON.parse(text) as WrittenSentence)
}

function toSentence({ key, values }: WrittenSentence): Sentence {
  const read = Object.entries(values).map(([name, value]) => [name, toValue(value)] as const)
  return new Sentence(key, Object.fromEntries(read))
}

function toValue(value: WrittenValue): Value {
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(toValue)
  return 'english' in value ? new Label(value.english, value) : toSentence(value)
}
