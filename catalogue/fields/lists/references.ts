import { z } from 'zod'
import { baseField, type FieldMaker, type ValuePart } from '#catalogue/field.ts'
import type { Json, SentValues } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { idNumber, lineOfText } from '#catalogue/text/plain-text.ts'

export type Reference = { id: number; name: string }

export interface ResolvedReference {
  id: number
  title: string
  /** Null when it has no page. */
  path: string | null
}

interface ReferencesOptions {
  max?: number
  required?: boolean
  hint?: string
  /** Whether guests find a record by the names of the entries that it refers to. */
  isSearchable?: boolean
  /** Of a single reference: under which name calls send and get its id alone. */
  idWire?: string
  /** Whether the record is about the restaurant that it refers to. */
  isLocation?: boolean
}

/** Declares an ordered list of entries of another collection. Guests get the live ones. */
export function references(
  label: string,
  category: number,
  options: ReferencesOptions = {},
): FieldMaker<Reference[], ResolvedReference[]> {
  return (key) => ({
    ...namedList(key, label, options),
    kind: 'references',
    category,
    resolve: (value, { entry }) =>
      value.flatMap(({ id }) => {
        const target = entry({ category, id })
        return target ? [{ id, ...target }] : []
      }),
    entities: (value) => value.map(({ id }) => ({ category, id })),
  })
}

/** Declares groups of restaurants (contract section 11). */
export function groups(label: string, options: ReferencesOptions = {}): FieldMaker<Reference[]> {
  return (key) => ({ ...namedList(key, label, options), kind: 'groups' })
}

/** Returns what lists of references and of groups have in common. */
function namedList(key: string, label: string, options: ReferencesOptions) {
  const { max = limits.items, required = false, hint, isSearchable = false, idWire } = options
  return {
    ...(options.isLocation ? { isLocation: true } : {}),
    ...baseField<Reference[]>(key, label, []),
    required,
    hint: hint ?? null,
    max,
    requestSchema: {
      [key]: z
        .array(z.union([idNumber, namedReference], serializeMessage(inputMessages.textOrNamed)))
        .max(max)
        .refine((list) => {
          return new Set(list.map((one) => idOf(one))).size === list.length
        }, serializeMessage(inputMessages.sentTwice)),
      ...(idWire ? { [idWire]: idNumber.nullable() } : {}),
    },
    read(sent: SentValues, before: Reference[]) {
      const list = sent[key] ?? listOfId(sent[idWire ?? key])
      if (!isList(list)) return undefined
      const names = new Map(before.map(({ id, name }) => [id, name]))
      return list.map((one) => {
        const id = idOf(one)
        return { id, name: (typeof one === 'number' ? names.get(id) : one.name) ?? '' }
      })
    },
    validate: (value: Reference[]) =>
      required && value.length === 0
        ? fill(inputMessages.choose, { label: new Label(label) })
        : null,
    responseSchema: {
      [key]: z.array(z.object({ id: z.int(), name: z.string() })),
      ...(idWire ? { [idWire]: z.int().nullable() } : {}),
    },
    toWire: (value: Reference[]) => ({
      [key]: value,
      ...(idWire ? { [idWire]: value[0]?.id ?? null } : {}),
    }),
    text: (value: Reference[]) => value.map(labelOf).join(', '),
    searchText: (value: Reference[]) =>
      isSearchable ? value.map(({ name }) => name).join(' · ') : '',
    parts: {
      of: (value: Reference[]) => value.map((one) => ({ key: one.id, value: one })),
      join: (parts: readonly ValuePart[]) =>
        parts.map((part) => asReference(part.value)).filter((one) => one !== null),
      text: ({ value }: ValuePart) => labelOf(asReference(value)),
    },
  }
}

/** Returns the list that an id alone means; null empties it. */
function listOfId(id: unknown): number[] | undefined {
  if (typeof id === 'number') return [id]
  return id === null ? [] : undefined
}

export function isReferences(value: Json): value is Reference[] {
  return Array.isArray(value) && value.every((one) => asReference(one) !== null)
}

type SentReference = number | { id: number; name?: string }

const namedReference = z.strictObject({ id: idNumber, name: lineOfText() })

function isList(value: unknown): value is SentReference[] {
  return Array.isArray(value)
}

function idOf(one: SentReference): number {
  return typeof one === 'number' ? one : one.id
}

function labelOf(one: Reference | null): string {
  return one === null ? '' : one.name || `#${one.id}`
}

function asReference(value: Json): Reference | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { id, name } = value
  return typeof id === 'number' ? { id, name: typeof name === 'string' ? name : '' } : null
}
