import { emptyValues } from '#catalogue/declaration.ts'
import type { Field, RowShape, StoredRow } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import { fieldsOfRow, isList, rowMethods, rowsSchema } from './rows.ts'
import { readFields } from './sent-fields.ts'

/** Returns the translated fields among some, as a translation of these values has them. */
type Translate = (fields: readonly Field[], source: StoredRow['values']) => Field[]

/** Returns a field of rows for a translation: the source's rows, with translated fields only. */
export function translatedRows(field: Field, translate: Translate, source: Json): Field {
  const { rows } = field
  if (!rows) return field
  const sourceRows = storedRows(source)
  const fieldsById = new Map(
    sourceRows.map((row) => {
      const fields = fieldsOfRow(rows, row)
      return [row.id, [...fields.filter(isKind), ...translate(fields, row.values)]]
    }),
  )
  const kinds = rows.kinds?.map((kind) => ({
    ...kind,
    fields: [...kind.fields.filter(isKind), ...translate(kind.fields, {})],
  }))
  const shape: RowShape = {
    ...rows,
    fields: translate(rows.fields, {}),
    fieldsOf: (id) => fieldsById.get(id ?? 0) ?? [],
    ...(kinds ? { kinds } : {}),
    min: 0,
    isFixed: true,
  }
  const { key } = field
  const shared = rowMethods(key, shape)

  function inSourceOrder(value: Json): StoredRow[] {
    const translationOf = matchRows(value)
    return sourceRows.map((row) => {
      const { id, values } = row
      const own = { ...emptyValues(shape.fieldsOf(id, values.kind)), ...translationOf(row) }
      return { id, values: values.kind === undefined ? own : { ...own, kind: values.kind } }
    })
  }

  return {
    ...field,
    required: false,
    rows: shape,
    empty: inSourceOrder([]),
    requestSchema: { [key]: rowsSchema(shape) },
    read(sent, before) {
      const list = sent[key]
      if (!isList(list)) return undefined
      const sentRows = new Map(list.map((row) => [row.id, row]))
      return inSourceOrder(before).map(({ id, values }) => ({
        id,
        values: readFields(shape.fieldsOf(id, values.kind), values, {
          ...sentRows.get(id),
          kind: values.kind,
        }),
      }))
    },
    validate: () => null,
    validateNested: (value) => shared.validateNested(inSourceOrder(value)),
    toWire: (value, media) => shared.toWire(inSourceOrder(value), media),
    text: (value, media) => shared.text(inSourceOrder(value), media),
    localizableText: (value, media) => shared.localizableText(inSourceOrder(value), media),
    parts: { ...shared.parts, of: (value) => shared.parts.of(inSourceOrder(value)) },
  }
}

/** Returns a function that finds the translation of a row; one of another kind is another row's. */
export function matchRows(translation: Json) {
  const byId = new Map(storedRows(translation).map(({ id, values }) => [id, values]))
  return ({ id, values }: StoredRow): StoredRow['values'] => {
    const found = byId.get(id)
    return found && found.kind === values.kind ? found : {}
  }
}

export function storedRows(value: Json): StoredRow[] {
  return Array.isArray(value) ? value.filter(isStoredRow) : []
}

/** The kind of a block is the same in every language. */
function isKind({ kind, key }: Field): boolean {
  return kind === 'constant' && key === 'kind'
}

function isStoredRow(row: Json): row is StoredRow {
  return typeof row === 'object' && row !== null && 'id' in row && 'values' in row
}
