import { z } from 'zod'
import {
  baseField,
  type Field,
  type FieldMaker,
  type RowKind,
  type RowShape,
  type StoredRow,
} from '#catalogue/field.ts'
import { goneKind, goneResponse } from '#catalogue/fields/lists/gone-kind.ts'
import { listMethods, resolveRows, responseShape } from '#catalogue/fields/lists/rows.ts'
import type { Json } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import { schemaName } from '#catalogue/schema-name.ts'
import type { Block, ResolvedBlock } from './define-block.ts'

/**
 * Declares a list of different things: rows whose fields depend on their kind. `kinds` is the
 * registry. A block whose kind is no longer in it stays stored: guests do not see it, staff see and
 * send it as the kind `gone`, and it leaves the list when they remove it.
 */
export function blocks<B extends Block>(
  label: string,
  kinds: readonly B[],
  { hint, max = limits.items }: { hint?: string; max?: number } = {},
): FieldMaker<StoredRow[], ResolvedBlock<B>[]> {
  const byKind = new Map<Json | undefined, readonly Field[]>(
    kinds.map(({ kind, fields }) => [kind, fields]),
  )
  const shape: RowShape = {
    fields: kinds.flatMap(({ fields }) => fields),
    fieldsOf: (_id, kind) => byKind.get(kind) ?? goneFields,
    kinds,
    label: 'Block',
    min: 0,
    max,
    isFixed: false,
  }
  const isDeclared = ({ values }: StoredRow) => byKind.has(values.kind)
  return (key) => {
    const methods = listMethods(key, shape)
    return {
      ...baseField<StoredRow[]>(key, label, []),
      ...methods,
      kind: 'blocks',
      hint: hint ?? null,
      read(sent, before) {
        const gone = new Map(before.filter((row) => !isDeclared(row)).map((row) => [row.id, row]))
        return methods.read(sent, before)?.flatMap((row) => {
          return isDeclared(row) ? [row] : (gone.get(row.id) ?? [])
        })
      },
      responseSchema: { [key]: z.array(z.union([...kinds.map(answerOf), goneResponse])) },
      // Only staff know of blocks that are gone.
      toWire: (value, media) =>
        methods.toWire(media.isForGuests ? value.filter(isDeclared) : value, media),
      resolve: (value, lookups) =>
        asResolved<B>(resolveRows(shape, value.filter(isDeclared), lookups)),
    }
  }
}

const goneFields: readonly Field[] = [goneKind('kind')]

/** The schemas of answers by kind: fields with the same kinds refer to the same ones. */
const answersByKind = new WeakMap<RowKind, z.ZodType<Json, Json>>()

function answerOf(kind: RowKind): z.ZodType<Json, Json> {
  const schema =
    answersByKind.get(kind) ??
    z
      .object({ id: z.int(), ...responseShape(kind.fields) })
      .meta({ id: `${schemaName({ entityType: kind.kind })}Block` })
  answersByKind.set(kind, schema)
  return schema
}

/** The only cast: `resolveRows` built the blocks from the fields of their kinds. */
function asResolved<B>(resolved: unknown): ResolvedBlock<B>[] {
  return resolved as ResolvedBlock<B>[]
}
