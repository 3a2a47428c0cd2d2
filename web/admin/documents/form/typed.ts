import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'

/** What somebody has typed into a small form: the texts of the fields that they touched, by name. */
export type Typed<Key extends string> = Partial<Record<Key, string>>

/** What this browser holds of these fields under a name. */
export function readTyped<Key extends string>(
  memory: BrowserMemory,
  name: string,
  keys: readonly Key[],
): Typed<Key> {
  const found = recall(memory, name)
  const texts = new Map(typeof found === 'object' && found !== null ? Object.entries(found) : [])
  const typed: Typed<Key> = {}
  for (const key of keys) {
    const text: unknown = texts.get(key)
    if (typeof text === 'string') typed[key] = text
  }
  return typed
}

/** What is typed, but for what has been sent as it stands. */
export function changedSince<Key extends string>(typed: Typed<Key>, sent: Typed<Key>): Typed<Key> {
  const left = { ...typed }
  for (const key in sent) {
    if (left[key] === sent[key]) delete left[key]
  }
  return left
}

/** What is typed beyond what has been sent, for texts that are sent on their own. */
export function beyond<Key extends string>(typed: Typed<Key>, sent: Typed<Key>): Typed<Key> {
  const left = { ...typed }
  for (const key in sent) {
    const rest = restOf(typed[key] ?? '', sent[key] ?? '')
    if (rest) left[key] = rest
    else delete left[key]
  }
  return left
}

/** What of a text goes beyond another that it begins with; of any other text all of it. */
export function restOf(text: string, begin: string): string {
  return text.startsWith(begin) ? text.slice(begin.length).trimStart() : text
}

/** Puts it in place of what was held; nothing typed is nothing held. */
export function writeTyped<Key extends string>(
  memory: BrowserMemory,
  name: string,
  typed: Typed<Key>,
): void {
  remember(memory, name, Object.keys(typed).length > 0 ? typed : null)
}
