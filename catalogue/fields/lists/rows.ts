import { z } from 'zod'
import { changeMessages } from '#catalogue/change/change-messages.ts'
import { besideEachOther, saidOf } from '#catalogue/change/said-of.ts'
import { bind, storedValue } from '#catalogue/declaration.ts'
import {
  baseField,
  type Field,
  type FieldMaker,
  type FieldMakers,
  type Lookups,
  type MediaLookup,
  type ResolvedValues,
  type StoredRow,
} from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { type FieldErrors, Label, type Words } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { readFields, sentShape } from './sent-fields.ts'

interface RowsOptions {
  /** "Size": how one of them is called in sentences. */
  rowLabel: string
  /** How many publishing needs; none unless said. */
  min?: number
  max?: number
  hint?: string
}

/** As pages draw a row: its id, and its fields by their keys. */
export type ResolvedRow<F> = ResolvedValues<F> & { id: number }

/**
 * Rows of fields within a record: sizes, each with its price. A save carries all of them in their
 * order: what it leaves out is taken away, and of a row that it names by its id the fields that it
 * leaves out stay. A row's id is the sender's, or the next; it stays. A save that names none, as an
 * import may, means the rows by their places. Each field of a row is translated or shared by itself.
 *
 * For records: rows within rows, or within the items of a set, have no translations.
 */
export function rows<F extends FieldMakers>(
  label: string,
  makers: F,
  { rowLabel, min = 0, max = limits.items, hint }: RowsOptions,
): FieldMaker<StoredRow[], ResolvedRow<F>[]> {
  const fields = bind(makers)
  const shape = { fields, label: rowLabel, min, max, isFixed: false }
  return (key) => ({
    ...baseField<StoredRow[]>(key, label, []),
    ...rowsOf(key, fields),
    kind: 'rows',
    required: min > 0,
    translated: fields.some(({ translated }) => translated),
    hint: hint ?? null,
    max,
    rows: shape,
    writes: { [key]: sentRows(fields, max) },
    read(sent, before) {
      const list = sent[key]
      return isList(list) ? readRows(fields, list, before) : undefined
    },
    refusal: (value) => (value.length < min ? tooFew(rowLabel, min) : null),
    answers: { [key]: z.array(z.object({ id: z.int(), ...shapeOf(fields) })) },
    resolve: (value, drawing) => asDrawn<F>(value.map((row) => drawRow(fields, row, drawing))),
  })
}

/** What rows are whatever their list is like. */
export function rowsOf(key: string, fields: readonly Field[]) {
  return {
    faults: (value: StoredRow[]) => rowFaults(fields, value),
    answer: (value: StoredRow[], media: MediaLookup) => ({
      [key]: value.map((row) => rowAnswer(fields, row, media)),
    }),
    pictures: (value: StoredRow[]) =>
      eachValue(fields, value).flatMap(({ field, value: one }) => field.pictures(one)),
    entities: (value: StoredRow[]) =>
      eachValue(fields, value).flatMap(({ field, value: one }) => field.entities(one)),
    words: (value: StoredRow[], media: MediaLookup) =>
      value.map((row) => plainWords(fields, row, media)).join('; '),
    sought: (value: StoredRow[]) =>
      eachValue(fields, value)
        .filter(({ field }) => field.translated)
        .map(({ field, value: one }) => field.words(one, new Map()))
        .filter(Boolean)
        .join(' · '),
    said: (value: StoredRow[], media: MediaLookup) =>
      besideEachOther(value.map((row) => rowWords(fields, row, media))),
    parts: {
      of: (value: StoredRow[]) =>
        value.map(({ id, values }) => ({ key: id, value: ownValues(fields, values) })),
      join: (parts: readonly { key: number | string; value: Json }[]) =>
        parts.map(({ key: id, value }) => ({ id: Number(id), values: asValues(value) })),
      words: ({ key: id, value }: { key: number | string; value: Json }, media: MediaLookup) =>
        rowWords(fields, { id: Number(id), values: asValues(value) }, media),
    },
  }
}

/** What a save may carry for rows. */
export function sentRows(fields: readonly Field[], max: number) {
  const row = z.strictObject({ id: idNumber.nullable().optional(), ...sentShape(fields) })
  return z
    .array(row)
    .max(max)
    .refine((list) => {
      const ids = list.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
      return new Set(ids).size === ids.length
    }, serializeMessage(inputMessages.sentTwice))
}

type SentRow = Readonly<Record<string, unknown>>

export function isList(value: unknown): value is SentRow[] {
  return Array.isArray(value)
}

function readRows(fields: readonly Field[], list: SentRow[], before: StoredRow[]): StoredRow[] {
  const known = new Map(before.map(({ id, values }) => [id, values]))
  const sent = list.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
  let last = Math.max(0, ...known.keys(), ...sent)
  return list.map((row, at) => {
    const inPlace = sent.length === 0 ? before[at]?.id : undefined
    const id = typeof row.id === 'number' ? row.id : (inPlace ?? ++last)
    return { id, values: readFields(fields, known.get(id) ?? {}, row) }
  })
}

function tooFew(rowLabel: string, min: number) {
  const item = new Label(rowLabel, { isInside: true })
  return min === 1
    ? fill(inputMessages.needsOne, { item })
    : fill(inputMessages.needsMore, { least: min })
}

function rowFaults(fields: readonly Field[], value: StoredRow[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const [index, { values }] of value.entries()) {
    for (const field of fields) {
      const sentence = field.refusal(storedValue(field, values))
      if (sentence) errors[`${index}.${field.wire}`] = [sentence]
    }
  }
  return errors
}

function rowAnswer(fields: readonly Field[], { id, values }: StoredRow, media: MediaLookup) {
  const answers = fields.map((field) => field.answer(storedValue(field, values), media))
  return Object.assign({ id }, ...answers) as Record<string, Json>
}

function drawRow(fields: readonly Field[], { id, values }: StoredRow, drawing: Lookups) {
  const drawn = fields.map((field) => {
    const value = storedValue(field, values)
    return [field.key, field.resolve ? field.resolve(value, drawing) : value] as const
  })
  return { ...Object.fromEntries(drawn), id }
}

/** The one place where drawn rows get the types of their fields: `drawRow` made them by these. */
function asDrawn<F>(drawn: unknown): ResolvedRow<F>[] {
  return drawn as ResolvedRow<F>[]
}

/** A row in words: its name, and what is said in it, each by its label. */
function rowWords(fields: readonly Field[], { values }: StoredRow, media: MediaLookup): Words {
  const [naming, ...rest] = fields
  const name = naming ? saidOf(naming, storedValue(naming, values), media) : ''
  const others = rest.flatMap((field): Words[] => {
    const words = saidOf(field, storedValue(field, values), media)
    return words === '' ? [] : [fill(changeMessages.pair, { name: new Label(field.label), words })]
  })
  return besideEachOther(name === '' ? others : [name, ...others])
}

function plainWords(fields: readonly Field[], { values }: StoredRow, media: MediaLookup): string {
  return fields
    .map((field) => field.words(storedValue(field, values), media))
    .filter(Boolean)
    .join(' · ')
}

function eachValue(fields: readonly Field[], value: StoredRow[]) {
  return value.flatMap(({ values }) =>
    fields.map((field) => ({ field, value: storedValue(field, values) })),
  )
}

/** The values of these fields alone, each with its empty one in place of none. */
function ownValues(fields: readonly Field[], values: StoredRow['values']): StoredRow['values'] {
  return Object.fromEntries(fields.map((field) => [field.key, storedValue(field, values)]))
}

function asValues(value: Json): StoredRow['values'] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

function shapeOf(fields: readonly Field[]): Field['answers'] {
  return Object.assign({}, ...fields.map(({ answers }) => answers))
}
