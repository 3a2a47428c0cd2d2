import { z } from 'zod'
import type { Method } from '../call/route.ts'

/** Named schemas, which others refer to. */
export type Schemas = Record<string, unknown>

export interface Components {
  schemas: Schemas
  responses: Record<string, unknown>
}

type Described = Record<string, unknown>
type Direction = 'input' | 'output'

/** Returns the JSON Schema of what a client sends, without references. */
export function inputSchema(schema: z.ZodType): Described {
  const { $ref, $defs = {}, ...rest } = jsonSchema(schema, 'input')
  return withoutMarks($ref ? $defs[$ref.replace('#/$defs/', '')] : rest)
}

/**
 * Returns the schema as OpenAPI 3.1 has it: what a client sends (`input`) or what a response holds
 * (`output`). Adds schemas with a name (`meta({ id })`) to `schemas` and refers to them.
 */
export function describedSchema(schema: z.ZodType, io: Direction, schemas: Schemas): Described {
  const { $defs = {}, ...rest } = jsonSchema(schema, io)
  for (const [id, part] of Object.entries($defs)) schemas[id] = withoutMarks(toReferences(part))
  return withoutMarks(toReferences(rest))
}

function jsonSchema(schema: z.ZodType, io: Direction) {
  return z.toJSONSchema(schema, {
    io,
    // Bodies may be transformed while they are parsed; answers may not.
    unrepresentable: io === 'input' ? 'any' : 'throw',
    override({ jsonSchema: described }) {
      // Every integer of JavaScript is between these: no need to say so.
      if (described.minimum === Number.MIN_SAFE_INTEGER) delete described.minimum
      if (described.maximum === Number.MAX_SAFE_INTEGER) delete described.maximum
      // The variants exclude each other anyway, so one keyword is enough for `printTypes`.
      if (described.oneOf) {
        described.anyOf = described.oneOf
        delete described.oneOf
      }
    },
  })
}

/** Zod keeps named schemas beside each schema; OpenAPI in one place of the document. */
function toReferences(schema: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text)
}

function withoutMarks(schema: unknown): Described {
  const { $schema: _schema, id: _id, ...rest }: Described = { ...asObject(schema) }
  return rest
}

function asObject(schema: unknown): object {
  return typeof schema === 'object' && schema !== null ? schema : {}
}

/** Returns `getLogsById` for `GET /logs/{id}`. */
export function operationId(method: Method, path: string): string {
  return method + pascalCase(path.replaceAll(/\{(\w+)\}/g, 'by-$1'))
}

/** Returns `NotFound` for `not-found`. */
export function pascalCase(text: string): string {
  const words = text.split(/[^a-zA-Z0-9]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
