import {
  type ProsePiece,
  prose,
  type SectionTranslation,
  type SentValues,
  textToRichText,
} from 'linecheck/brand'

/** A value in both languages. */
export class Both {
  readonly de: unknown
  readonly en: unknown

  constructor(de: unknown, en: unknown) {
    this.de = de
    this.en = en
  }
}

/** The rows of a section that is a list of things: they have no ids yet. */
export class List {
  readonly rows: readonly Values[]

  constructor(rows: readonly Values[]) {
    this.rows = rows
  }
}

export type Values = Readonly<Record<string, unknown>>

/** By their keys. */
export type Sections = Record<string, Values>

export function t(de: string, en: string): Both {
  return new Both(de, en)
}

/** Paragraphs, divided by blank lines. */
export function paragraphs(de: string, en: string): Both {
  return new Both(textToRichText(de), textToRichText(en))
}

export function article(de: readonly ProsePiece[], en: readonly ProsePiece[]): Both {
  return new Both(prose(de), prose(en))
}

/** Returns the values in German, as an editor would send them. */
export function inGerman(values: Values): SentValues {
  return walk(values, (value) => (value instanceof Both ? value.de : value))
}

/** Returns the texts alone, in English: rows by their ids, blocks with their kinds. */
export function inEnglish(values: Values): SentValues {
  return walk(values, (value) => (value instanceof Both ? value.en : undefined))
}

export function sectionInEnglish(values: Values): SectionTranslation {
  const lists = Object.values(values).filter((value) => value instanceof List)
  const texts = Object.entries(values).filter(([, value]) => !(value instanceof List))
  return {
    texts: inEnglish(Object.fromEntries(texts)),
    rows: lists.flatMap(({ rows }) => rows.map(inEnglish)),
  }
}

export function hasTexts(values: Values): boolean {
  return Object.values(values).some((value) => {
    if (value instanceof List) return value.rows.some(hasTexts)
    return value instanceof Both || (isRows(value) && value.some(hasTexts))
  })
}

type Pick = (value: unknown) => unknown

function walk(values: Values, pick: Pick): SentValues {
  const entries = Object.entries(values).map(([key, value]) => {
    if (value instanceof List) return [key, value.rows.map((row) => walk(row, pick))] as const
    if (isRows(value)) return [key, value.map((row, nth) => withId(row, nth, pick))] as const
    return [key, pick(value)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as SentValues
}

/** A row of a translation is found by its id, a block by its kind too. */
function withId(row: Values, nth: number, pick: Pick): SentValues {
  const kind = row.kind === undefined ? {} : { kind: row.kind }
  return { id: nth + 1, ...kind, ...walk(row, pick) } as SentValues
}

function isRows(value: unknown): value is readonly Values[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((row) => typeof row === 'object' && row !== null)
  )
}
