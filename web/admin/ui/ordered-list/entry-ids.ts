/** What of an entry can have the focus: its own line or first field, or one of its buttons. */
type Part = 'main' | 'up' | 'down' | 'remove'

/** The id by which the focus finds a part of an entry after the list has changed. */
export function entryId(key: string, part: Part): string {
  return `${part}-${key}`
}
