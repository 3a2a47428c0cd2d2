import type { Message } from '../messages/message.ts'

/** Stands in a row for a cell that cannot be taken. */
export class CellFault {
  readonly sentence: Message

  constructor(sentence: Message) {
    this.sentence = sentence
  }
}

/** Stands in a row for an entry or a file that a cell names, until it was looked up. */
export class CellName {
  readonly text: string
  /** A category of `reference-categories.ts`, or the media library. */
  readonly among: number | 'media'

  constructor(text: string, among: CellName['among']) {
    this.text = text
    this.among = among
  }
}

/** Stands in a row for a day, or for a moment by the clocks on the wall, until more of the file is known. */
export class CellTime {
  readonly text: string
  /** Of a moment: the key of the field that names its zone, or null for the brand's. Of a day: undefined. */
  readonly zoneKey: string | null | undefined

  constructor(text: string, zoneKey?: string | null) {
    this.text = text
    this.zoneKey = zoneKey
  }
}

type Unread = CellFault | CellName | CellTime

function isUnread(value: unknown): value is Unread {
  return value instanceof CellFault || value instanceof CellName || value instanceof CellTime
}

const deepest = 8

/** Returns the same value with every one that was not read replaced, each by its path within. */
export function replaceUnread(
  value: unknown,
  replace: (unread: Unread, path: readonly (string | number)[]) => unknown,
  path: readonly (string | number)[] = [],
): unknown {
  if (isUnread(value)) return replace(value, path)
  // Rows within a record are all that is nested; a stranger's data may be, without end.
  if (path.length > deepest) return value
  if (Array.isArray(value))
    return value.map((one, at) => replaceUnread(one, replace, [...path, at]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, replaceUnread(one, replace, [...path, key])]),
  )
}
