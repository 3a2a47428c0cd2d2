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
  type RowShape,
  type StoredRow,
  type ValuePart,
} from '#catalogue/field.ts'
import { goneRequest } from '#catalogue/fields/lists/gone-kind.ts'
import { resolveFields } from '#catalogue/fields/resolve-field.ts'
import type { Json, SentValues } from '#catalogue/json.ts'
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
  /** The field by which two rows are about the same. */
  keyField?: string
}

/** A row resolved for a page: its id and its fields by key. */
export type ResolvedRow<F> = ResolvedValues<F> & { id: number }

/**
 * Declares rows of fields within a record. A save sends all rows in order: a row that it leaves out
 * is removed, a field stays. Rows without an id match stored ones by position when the save names
 * no id at all, as imports do. Rows within an item of a set have no translations.
 */
export function rows<F extends FieldMakers>(
  label: string,
  makers: F,
  { rowLabel, min = 0, max = limits.items, hint, keyField }: RowsOptions,
): FieldMaker<StoredRow[], ResolvedRow<F>[]> {
  const fields = bind(makers)
  const common = { fields, fieldsOf: () => fields, label: rowLabel, min, max, isFixed: false }
  const shape = keyField === undefined ? common : { ...common, keyField }
  return (key) => ({
    ...baseField<StoredRow[]>(key, label, []),
    ...listMethods(key, shape),
    kind: 'rows',
    required: min > 0,
    hint: hint ?? null,
    responseSchema: { [key]: z.array(z.object({ id: z.int(), ...responseShape(fields) })) },
    resolve: (value, lookups) => asResolved<F>(resolveRows(shape, value, lookups)),
  })
}

/** Returns what all lists of rows and blocks have in common. */
export function listMethods(key: string, shape: RowShape) {
  const { fields, label, min, max } = shape
  return {
    ...rowMethods(key, shape),
    translated: fields.some(({ translated }) => translated),
    max,
    rows: shape,
    requestSchema: { [key]: rowsSchema(shape) },
    read(sent: SentValues, before: StoredRow[]) {
      const list = sent[key]
      return isList(list) ? parseRows(shape, list, before) : undefined
    },
    validate: (value: StoredRow[]) => (value.length < min ? tooFew(label, min) : null),
  }
}

/** Returns the methods that rows share with translated rows. */
export function rowMethods(key: string, shape: Pick<RowShape, 'fieldsOf' | 'isFixed'>) {
  return {
    validateNested: (value: StoredRow[]) => rowErrors(shape, value),
    toWire: (value: StoredRow[], media: MediaLookup) => ({
      [key]: value.map((row) => rowToWire(shape, row, media)),
    }),
    pictures: (value: StoredRow[]) =>
      eachValue(shape, value).flatMap(({ field, value: one }) => field.pictures(one)),
    entities: (value: StoredRow[]) =>
      eachValue(shape, value).flatMap(({ field, value: one }) => field.entities(one)),
    text: (value: StoredRow[], media: MediaLookup) =>
      value.map((row) => plainRowText(shape, row, media)).join('; '),
    searchText: (value: StoredRow[]) =>
      eachValue(shape, value)
        .filter(({ field }) => field.translated)
        .map(({ field, value: one }) => field.searchText?.(one) ?? field.text(one, new Map()))
        .filter(Boolean)
        .join(' · '),
    localizableText: (value: StoredRow[], media: MediaLookup) =>
      joinTexts(value.map((row) => rowText(shape, row, media))),
    parts: {
      of: (value: StoredRow[]) =>
        value.map((row) => ({
          key: row.id,
          value: ownValues(shape, row),
        })),
      join: (parts: readonly ValuePart[]) => parts.map(asRow),
      text: (part: ValuePart, media: MediaLookup) => rowText(shape, asRow(part), media),
    },
  }
}

type FieldsOfRows = Pick<RowShape, 'fieldsOf'>

export function fieldsOfRow(shape: FieldsOfRows, { id, values }: StoredRow): readonly Field[] {
  return shape.fieldsOf(id, values.kind)
}

/** Returns the schema of a list; with kinds, each row has the fields of its kind. */
export function rowsSchema({ fields, kinds, max }: Pick<RowShape, 'fields' | 'kinds' | 'max'>) {
  const rowOf = (of: readonly Field[]) =>
    z.strictObject({ id: idNumber.nullable().optional(), ...sentShape(of) })
  const alternatives = kinds?.map((one) => rowOf(one.fields).extend({ kind: z.literal(one.kind) }))
  const [first, ...more] = alternatives ?? []
  const row: z.ZodType<SentRow> = first
    ? z.discriminatedUnion(
        'kind',
        [first, ...more, goneRequest],
        serializeMessage(inputMessages.notOnList),
      )
    : rowOf(fields)
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

function parseRows(shape: FieldsOfRows, list: SentRow[], before: StoredRow[]): StoredRow[] {
  const stored = new Map(before.map(({ id, values }) => [id, values]))
  const sent = list.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
  let last = Math.max(0, ...stored.keys(), ...sent)
  return list.map((row, at) => {
    const idAtPosition = sent.length === 0 ? before[at]?.id : undefined
    const id = typeof row.id === 'number' ? row.id : (idAtPosition ?? ++last)
    const kind = typeof row.kind === 'string' ? row.kind : undefined
    const values = stored.get(id) ?? {}
    // A row of another kind is another row, although a client gave it the same id.
    const own = values.kind === kind ? values : {}
    return { id, values: readFields(shape.fieldsOf(id, kind), own, row) }
  })
}

function tooFew(rowLabel: string, min: number) {
  const item = new Label(rowLabel, { isInside: true })
  return min === 1
    ? fill(inputMessages.needsOne, { item })
    : fill(inputMessages.needsMore, { least: min })
}

function rowErrors(shape: FieldsOfRows, value: StoredRow[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const [index, row] of value.entries()) {
    for (const field of fieldsOfRow(shape, row)) {
      const own = storedValue(field, row.values)
      const message = field.validate(own)
      if (message) errors[`${index}.${field.wire}`] = [message]
      for (const [inside, messages] of Object.entries(field.validateNested?.(own) ?? {}))
        errors[`${index}.${field.wire}.${inside}`] = messages
    }
  }
  return errors
}

function rowToWire(shape: FieldsOfRows, row: StoredRow, media: MediaLookup) {
  const wire = fieldsOfRow(shape, row).map((field) => {
    return field.toWire(storedValue(field, row.values), media)
  })
  return Object.assign({ id: row.id }, ...wire) as Record<string, Json>
}

export function resolveRows(shape: FieldsOfRows, value: StoredRow[], lookups: Lookups) {
  return value.map((row, at) => {
    const inside = lookups.inside?.(String(at)) ?? lookups
    const stored = (field: Field) => storedValue(field, row.values)
    return Object.assign(resolveFields(fieldsOfRow(shape, row), stored, inside), { id: row.id })
  })
}

/** The only cast: `resolveRows` built the rows from these fields. */
function asResolved<F>(resolved: unknown): ResolvedRow<F>[] {
  return resolved as ResolvedRow<F>[]
}

/** Returns a row as text: its name, then its other values with their labels. */
function rowText(shape: FieldsOfRows, row: StoredRow, media: MediaLookup): LocalizableText {
  const { values } = row
  const [nameField, ...rest] = fieldsOfRow(shape, row)
  const name = nameField ? localizedValue(nameField, storedValue(nameField, values), media) : ''
  const others = rest.flatMap((field): LocalizableText[] => {
    const words = localizedValue(field, storedValue(field, values), media)
    return words === '' ? [] : [fill(changeMessages.pair, { name: new Label(field.label), words })]
  })
  return joinTexts(name === '' ? others : [name, ...others])
}

function plainRowText(shape: FieldsOfRows, row: StoredRow, media: MediaLookup): string {
  return fieldsOfRow(shape, row)
    .map((field) => field.text(storedValue(field, row.values), media))
    .filter(Boolean)
    .join(' · ')
}

function eachValue(shape: FieldsOfRows, value: StoredRow[]) {
  return value.flatMap((row) =>
    fieldsOfRow(shape, row).map((field) => ({ field, value: storedValue(field, row.values) })),
  )
}

/** Returns the values of a row, also those no longer declared; in a translation its own alone. */
function ownValues(shape: Pick<RowShape, 'fieldsOf' | 'isFixed'>, row: StoredRow) {
  const declared = fieldsOfRow(shape, row).map((field) => {
    return [field.key, storedValue(field, row.values)] as const
  })
  return { ...(shape.isFixed ? {} : row.values), ...Object.fromEntries(declared) }
}

function asRow({ key, value }: ValuePart): StoredRow {
  const isValues = typeof value === 'object' && value !== null && !Array.isArray(value)
  return { id: Number(key), values: isValues ? value : {} }
}

export function responseShape(fields: readonly Field[]): Field['responseSchema'] {
  return Object.assign({}, ...fields.map(({ responseSchema }) => responseSchema))
}
