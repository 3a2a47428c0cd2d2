import type { Message } from '../messages/message.ts'

/** Replaces a cell that is rejected. */
export class CellFault {
  readonly sentence: Message

  constructor(sentence: Message) {
    this.sentence = sentence
  }
}

/** Replaces the name of an entry or a file until it is looked up. */
export class CellName {
  readonly text: string
  /** A category of `reference-categories.ts`, or the media library. */
  readonly among: number | 'media'

  constructor(text: string, among: CellName['among']) {
    this.text = text
    this.among = among
  }
}

/** Replaces a day or a local time until the whole file is known. */
export class CellTime {
  readonly text: string
  /** For a time: the key of the field with its zone, or null for the brand's. A day: undefined. */
  readonly zoneKey: string | null | undefined

  constructor(text: string, zoneKey?: string | null) {
    this.text = text
    this.zoneKey = zoneKey
  }
}

/** Replaces a list of rows whose first row has columns of its own, until the entry is known. */
export class FirstRow {
  readonly values: Readonly<Record<string, unknown>>

  constructor(values: FirstRow['values']) {
    this.values = values
  }
}

/** Replaces several choices of which a table has some columns, until the entry is known. */
export class SomeChoices {
  readonly values: ReadonlyMap<string, boolean>

  constructor(values: SomeChoices['values']) {
    this.values = values
  }
}

type Unread = CellFault | CellName | CellTime

function isUnread(value: unknown): value is Unread {
  return value instanceof CellFault || value instanceof CellName || value instanceof CellTime
}

const maxDepth = 8

/** Returns the value with everything unread replaced, each with its path. */
export function replaceUnread(
  value: unknown,
  replace: (unread: Unread, path: readonly (string | number)[]) => unknown,
  path: readonly (string | number)[] = [],
): unknown {
  if (isUnread(value)) return replace(value, path)
  // Only rows nest; a client's JSON may do so without end.
  if (path.length > maxDepth) return value
  if (value instanceof SomeChoices) return value
  if (Array.isArray(value))
    return value.map((one, at) => replaceUnread(one, replace, [...path, at]))
  if (value instanceof FirstRow)
    return new FirstRow(
      Object.fromEntries(
        Object.entries(value.values).map(([key, one]) => [
          key,
          replaceUnread(one, replace, [...path, key]),
        ]),
      ),
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, replaceUnread(one, replace, [...path, key])]),
  )
}
