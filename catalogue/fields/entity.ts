import { z } from 'zod'
import {
  baseField,
  type EntityRef,
  type EntryLookup,
  type FieldMaker,
  type Lookups,
  referenceName,
} from '../field.ts'
import type { SentValues } from '../json.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { Label } from '../messages/message.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { idNumber, lineOfText } from '../text/plain-text.ts'

export type EntityValue = { category: number | null; id: number | null; name: string }

/** The same for guests, with its current title and its page's path, or null. */
export interface ResolvedEntity {
  title: string
  path: string | null
  /** Null when nothing is chosen. */
  ref: EntityRef | null
  /** Whether guests do not see the entry: not yet, or no longer. */
  isHidden: boolean
}

interface EntityOptions {
  required?: boolean
  /** The only category; when left out, the person chooses. */
  category?: number
}

/**
 * Declares a reference to another entry. On the wire: `entity`, `entity_id` and `entity_name` (a
 * string or an object); answers have `entity_category_id` (specification section 3).
 */
export function entity(
  label: string,
  options: EntityOptions = {},
): FieldMaker<EntityValue, ResolvedEntity> {
  const empty: EntityValue = { category: options.category ?? null, id: null, name: '' }
  return (key) => ({
    ...baseField<EntityValue>(key, label, empty),
    kind: 'entity',
    wire: 'entity_id',
    required: options.required ?? false,
    category: options.category ?? null,
    requestSchema:
      options.category === undefined ? { ...titleWrites, ...categoryWrites } : titleWrites,
    read: (sent, before) => readEntity(sent, before, options.category),
    validate: (value) =>
      options.required && (value.id === null || value.category === null)
        ? fill(inputMessages.choose, { label: new Label(label) })
        : null,
    responseSchema: {
      entity_id: z.int().nullable(),
      entity_category_id: z.int().nullable(),
      entity_name: z.string(),
    },
    toWire: (value, { references }) => ({
      entity_id: value.id,
      entity_category_id: value.category,
      entity_name: titleIn(references, value) || value.name,
    }),
    resolve: (value, { entry }) => resolveEntity(value, entry),
    entities: ({ category, id }) => (category === null || id === null ? [] : [{ category, id }]),
    text: (value) => value.name,
  })
}

function titleIn(references: EntryLookup | undefined, { category, id }: EntityValue): string {
  if (category === null || id === null) return ''
  return references?.get(referenceName({ category, id }))?.title ?? ''
}

const titleWrites = {
  entity_id: idNumber.nullable(),
  entity_name: z
    .union(
      [lineOfText(), z.strictObject({ id: idNumber, name: lineOfText() })],
      serializeMessage(inputMessages.textOrNamed),
    )
    .nullable(),
}

const categoryWrites = { entity: idNumber.nullable(), entity_category_id: idNumber.nullable() }

function readEntity(
  sent: SentValues,
  before: EntityValue,
  fixed?: number,
): EntityValue | undefined {
  const id = idOf(sent)
  const category = fixed ?? firstNumber(sent.entity, sent.entity_category_id)
  if (id === undefined && (fixed !== undefined || category === undefined)) return undefined
  const value = { category: category ?? before.category, id: id === undefined ? before.id : id }
  const isSame = value.id === before.id && value.category === before.category
  return { ...value, name: nameOf(sent.entity_name) ?? (isSame ? before.name : '') }
}

function idOf(sent: SentValues): number | null | undefined {
  if (typeof sent.entity_id === 'number' || sent.entity_id === null) return sent.entity_id
  const sentName = sent.entity_name
  return isNamed(sentName) ? sentName.id : undefined
}

function nameOf(sentName: unknown): string | undefined {
  if (typeof sentName === 'string') return sentName
  return isNamed(sentName) ? sentName.name : undefined
}

function isNamed(value: unknown): value is { id: number; name: string } {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value
}

function firstNumber(...candidates: unknown[]): number | undefined {
  return candidates.find((candidate): candidate is number => typeof candidate === 'number')
}

function resolveEntity(
  { category, id, name }: EntityValue,
  entry: Lookups['entry'],
): ResolvedEntity {
  const ref = category !== null && id !== null ? { category, id } : null
  const target = ref ? entry(ref) : null
  const isHidden = ref !== null && target === null
  return target
    ? { ...target, ref, isHidden: isHidden }
    : { title: name, path: null, ref, isHidden: isHidden }
}
