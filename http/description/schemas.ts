import { z } from 'zod'

/** Schemas that others refer to, by name. */
export type Schemas = Record<string, unknown>

/** What calls share, by name. */
export interface Components {
  schemas: Schemas
  responses: Record<string, unknown>
}

type Described = Record<string, unknown>
type Direction = 'input' | 'output'

/** What a schema takes in, as a client has to send it, written out in full. */
export function inputSchema(schema: z.ZodType): Described {
  const { $ref, $defs = {}, ...rest } = jsonSchema(schema, 'input')
  return withoutMarks($ref ? $defs[$ref.replace('#/$defs/', '')] : rest)
}

/**
 * A schema as OpenAPI 3.1 has it, JSON Schema 2020-12: what a client sends (`input`), or what an
 * answer holds and nothing else (`output`). What has a name (`meta({ id })`) goes to `schemas`.
 */
export function describedSchema(schema: z.ZodType, io: Direction, schemas: Schemas): Described {
  const { $defs = {}, ...rest } = jsonSchema(schema, io)
  for (const [id, part] of Object.entries($defs)) schemas[id] = withoutMarks(toReferences(part))
  return withoutMarks(toReferences(rest))
}

function jsonSchema(schema: z.ZodType, io: Direction) {
  return z.toJSONSchema(schema, {
    io,
    // A body may be changed while it is read, and is described as it comes; an answer may not.
    unrepresentable: io === 'input' ? 'any' : 'throw',
    override({ jsonSchema: described }) {
      // Every whole number of JavaScript is between these: to say it says nothing.
      if (described.minimum === Number.MIN_SAFE_INTEGER) delete described.minimum
      if (described.maximum === Number.MAX_SAFE_INTEGER) delete described.maximum
      // Which of several it is, is told by a name that only one of them has: one word for both will do.
      if (described.oneOf) {
        described.anyOf = described.oneOf
        delete described.oneOf
      }
    },
  })
}

/** Zod keeps what is named beside the schema; OpenAPI keeps it in one place for the document. */
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
