import { z } from 'zod'
import { changeMessages } from '#catalogue/change/change-messages.ts'
import { joinTexts, localizedValue } from '#catalogue/change/localized-value.ts'
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
import { type FieldErrors, Label, type LocalizableText } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { readFields, sentShape } from './sent-fields.ts'

interface RowsOptions {
  /** The noun for one row in sentences: "Size". */
  rowLabel: string
  /** The fewest rows that publishing needs; 0 by default. */
  min?: number
  max?: number
  hint?: string
}

/** A row resolved for a page: its id and its fields by key. */
export type ResolvedRow<F> = ResolvedValues<F> & { id: number }

/**
 * Declares rows of fields within a record. A save sends all rows in order: a row that it leaves out
 * is removed, a field stays. Rows without an id match stored ones by position when the save names
 * no id at all, as imports do. Rows within rows or items have no translations.
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
    ...rowFieldMethods(key, fields),
    kind: 'rows',
    required: min > 0,
    translated: fields.some(({ translated }) => translated),
    hint: hint ?? null,
    max,
    rows: shape,
    requestSchema: { [key]: rowsSchema(fields, max) },
    read(sent, before) {
      const list = sent[key]
      return isList(list) ? parseRows(fields, list, before) : undefined
    },
    validate: (value) => (value.length < min ? tooFew(rowLabel, min) : null),
    responseSchema: { [key]: z.array(z.object({ id: z.int(), ...shapeOf(fields) })) },
    resolve: (value, lookups) =>
      asResolved<F>(value.map((row) => resolveRow(fields, row, lookups))),
  })
}

/** Returns the methods that rows share with translated rows. */
export function rowFieldMethods(key: string, fields: readonly Field[]) {
  return {
    validateNested: (value: StoredRow[]) => rowErrors(fields, value),
    toWire: (value: StoredRow[], media: MediaLookup) => ({
      [key]: value.map((row) => rowToWire(fields, row, media)),
    }),
    pictures: (value: StoredRow[]) =>
      eachValue(fields, value).flatMap(({ field, value: one }) => field.pictures(one)),
    entities: (value: StoredRow[]) =>
      eachValue(fields, value).flatMap(({ field, value: one }) => field.entities(one)),
    text: (value: StoredRow[], media: MediaLookup) =>
      value.map((row) => plainRowText(fields, row, media)).join('; '),
    searchText: (value: StoredRow[]) =>
      eachValue(fields, value)
        .filter(({ field }) => field.translated)
        .map(({ field, value: one }) => field.text(one, new Map()))
        .filter(Boolean)
        .join(' · '),
    localizableText: (value: StoredRow[], media: MediaLookup) =>
      joinTexts(value.map((row) => rowText(fields, row, media))),
    parts: {
      of: (value: StoredRow[]) =>
        value.map(({ id, values }) => ({ key: id, value: ownValues(fields, values) })),
      join: (parts: readonly { key: number | string; value: Json }[]) =>
        parts.map(({ key: id, value }) => ({ id: Number(id), values: asValues(value) })),
      text: ({ key: id, value }: { key: number | string; value: Json }, media: MediaLookup) =>
        rowText(fields, { id: Number(id), values: asValues(value) }, media),
    },
  }
}

export function rowsSchema(fields: readonly Field[], max: number) {
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

function parseRows(fields: readonly Field[], list: SentRow[], before: StoredRow[]): StoredRow[] {
  const stored = new Map(before.map(({ id, values }) => [id, values]))
  const sent = list.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
  let last = Math.max(0, ...stored.keys(), ...sent)
  return list.map((row, at) => {
    const idAtPosition = sent.length === 0 ? before[at]?.id : undefined
    const id = typeof row.id === 'number' ? row.id : (idAtPosition ?? ++last)
    return { id, values: readFields(fields, stored.get(id) ?? {}, row) }
  })
}

function tooFew(rowLabel: string, min: number) {
  const item = new Label(rowLabel, { isInside: true })
  return min === 1
    ? fill(inputMessages.needsOne, { item })
    : fill(inputMessages.needsMore, { least: min })
}

function rowErrors(fields: readonly Field[], value: StoredRow[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const [index, { values }] of value.entries()) {
    for (const field of fields) {
      const message = field.validate(storedValue(field, values))
      if (message) errors[`${index}.${field.wire}`] = [message]
    }
  }
  return errors
}

function rowToWire(fields: readonly Field[], { id, values }: StoredRow, media: MediaLookup) {
  const wire = fields.map((field) => field.toWire(storedValue(field, values), media))
  return Object.assign({ id }, ...wire) as Record<string, Json>
}

function resolveRow(fields: readonly Field[], { id, values }: StoredRow, lookups: Lookups) {
  const resolved = fields.map((field) => {
    const value = storedValue(field, values)
    return [field.key, field.resolve ? field.resolve(value, lookups) : value] as const
  })
  return { ...Object.fromEntries(resolved), id }
}

/** The only cast: `resolveRow` built the rows from these fields. */
function asResolved<F>(resolved: unknown): ResolvedRow<F>[] {
  return resolved as ResolvedRow<F>[]
}

/** Returns a row as text: its name, then its other values with their labels. */
function rowText(
  fields: readonly Field[],
  { values }: StoredRow,
  media: MediaLookup,
): LocalizableText {
  const [nameField, ...rest] = fields
  const name = nameField ? localizedValue(nameField, storedValue(nameField, values), media) : ''
  const others = rest.flatMap((field): LocalizableText[] => {
    const words = localizedValue(field, storedValue(field, values), media)
    return words === '' ? [] : [fill(changeMessages.pair, { name: new Label(field.label), words })]
  })
  return joinTexts(name === '' ? others : [name, ...others])
}

function plainRowText(fields: readonly Field[], { values }: StoredRow, media: MediaLookup): string {
  return fields
    .map((field) => field.text(storedValue(field, values), media))
    .filter(Boolean)
    .join(' · ')
}

function eachValue(fields: readonly Field[], value: StoredRow[]) {
  return value.flatMap(({ values }) =>
    fields.map((field) => ({ field, value: storedValue(field, values) })),
  )
}

function ownValues(fields: readonly Field[], values: StoredRow['values']): StoredRow['values'] {
  return Object.fromEntries(fields.map((field) => [field.key, storedValue(field, values)]))
}

function asValues(value: Json): StoredRow['values'] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

function shapeOf(fields: readonly Field[]): Field['responseSchema'] {
  return Object.assign({}, ...fields.map(({ responseSchema }) => responseSchema))
}
