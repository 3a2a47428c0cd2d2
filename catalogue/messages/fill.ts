import { Message, type MessageKey, type MessageTemplate, type TemplateValues } from './message.ts'

/**
 * A sentence with its names in braces filled in. Whole sentences are kept, not pieces, so that each
 * can be said in another language in that language's order; the compiler asks for every name.
 */
export function fill<Key extends MessageKey>(
  { key: form }: MessageTemplate<Key>,
  values: TemplateValues<Key>,
): Message {
  return new Message(form, { ...values })
}

/** How much of a name or an address a sentence repeats, in characters. */
const longestName = 60

/** The beginning and the end of a long name, so that a sentence stays one. */
export function shortenName(name: string): string {
  const letters = [...name]
  if (letters.length <= longestName) return name
  const half = longestName / 2
  return `${letters.slice(0, half).join('')}…${letters.slice(1 - half).join('')}`
}
