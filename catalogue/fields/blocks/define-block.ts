import { z } from 'zod'
import { bind } from '#catalogue/declaration.ts'
import {
  baseField,
  type Field,
  type FieldMaker,
  type FieldMakers,
  type ResolvedValues,
  type RowKind,
} from '#catalogue/field.ts'
import { choice } from '#catalogue/fields/choosing/choice.ts'

/** How wide a block is; neighbours that fit form a row. */
export type BlockWidth = 'full' | 'half' | 'third'

const width = choice<BlockWidth>('Width', ['full', 'half', 'third'], {
  labels: { full: 'Whole line', half: 'Half', third: 'A third' },
  hint: 'Neighbours that fit form a row; on phones every block has a line of its own',
})

/** A kind of block: what an editor chooses, and its fields. */
export interface Block<K extends string = string, F extends FieldMakers = FieldMakers>
  extends RowKind {
  kind: K
  /** For type inference only. */
  types?: { resolved: ResolvedValues<F> }
}

/** A block resolved for a page: its id, kind and width, and its fields by key. */
export type ResolvedBlock<B> =
  B extends Block<infer K, infer F>
    ? { id: number; kind: K; width: BlockWidth } & ResolvedValues<F>
    : never

interface BlockInput<K extends string, F extends FieldMakers> {
  /** On the wire and in the database: never renamed. */
  kind: K
  label: string
  /** A sentence that helps to choose it. */
  hint: string
  fields: F
}

/** Declares a kind of block. `id`, `kind` and `width` are fields of every block. */
export function defineBlock<const K extends string, F extends FieldMakers>({
  fields,
  ...block
}: BlockInput<K, F>): Block<K, F> {
  return { ...block, fields: bind({ kind: kindOf(block), ...fields, width }) }
}

/** The kind as a field, so that answers and differences name it. It never changes. */
function kindOf({ kind, label }: Pick<RowKind, 'kind' | 'label'>): FieldMaker<string, unknown> {
  return (key): Field<string> => ({
    ...baseField<string>(key, 'Kind', kind),
    kind: 'constant',
    requestSchema: { [key]: z.literal(kind) },
    read: () => kind,
    responseSchema: { [key]: z.literal(kind) },
    toWire: () => ({ [key]: kind }),
    text: () => label,
    names: () => [label],
  })
}
