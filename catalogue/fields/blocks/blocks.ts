import { z } from 'zod'
import { schemaName } from '#catalogue/declaration.ts'
import {
  baseField,
  type Field,
  type FieldMaker,
  type RowKind,
  type RowShape,
  type StoredRow,
} from '#catalogue/field.ts'
import { listMethods, resolveRows, responseShape } from '#catalogue/fields/lists/rows.ts'
import type { Json } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import type { Block, ResolvedBlock } from './define-block.ts'

/**
 * Declares a list of different things: rows whose fields depend on their kind. `kinds` is the
 * registry; a block whose kind is no longer in it stays stored and is not shown.
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
    fieldsOf: (_id, kind) => byKind.get(kind) ?? [],
    kinds,
    label: 'Block',
    min: 0,
    max,
    isFixed: false,
  }
  return (key) => ({
    ...baseField<StoredRow[]>(key, label, []),
    ...listMethods(key, shape),
    kind: 'blocks',
    hint: hint ?? null,
    responseSchema: { [key]: z.array(z.union(kinds.map(answerOf))) },
    resolve: (value, lookups) => asResolved<B>(resolveRows(shape, value, lookups)),
  })
}

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
