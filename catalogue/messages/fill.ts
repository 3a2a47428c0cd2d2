import { Message, type MessageKey, type MessageTemplate, type TemplateValues } from './message.ts'

/** Returns a message with values for its placeholders. */
export function fill<Key extends MessageKey>(
  { key: form }: MessageTemplate<Key>,
  values: TemplateValues<Key>,
): Message {
  return new Message(form, { ...values })
}

/** Shortens a long name to its beginning and its end. */
export function shortenName(name: string): string {
  const letters = [...name]
  if (letters.length <= 60) return name
  const half = 30
  return `${letters.slice(0, half).join('')}…${letters.slice(1 - half).join('')}`
}
