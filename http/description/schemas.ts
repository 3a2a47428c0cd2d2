import { z } from 'zod'

/** Schemas that others refer to, by name. */
export type Components = Record<string, unknown>

/** A schema as OpenAPI 3.1 has it: JSON Schema 2020-12. What it takes in, as a client has to send it. */
export function inputSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

/** What an answer holds, and nothing else. Named schemas (`meta({ id })`) go to the components. */
export function answerSchema(schema: z.ZodType, components: Components): Record<string, unknown> {
  const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io: 'output' })
  const name = z.globalRegistry.get(schema)?.id
  const named = { ...(name ? { [name]: rest } : {}), ...$defs }
  for (const [id, part] of Object.entries(named)) components[id] = withoutId(toComponents(part))
  return name ? { $ref: `#/components/schemas/${name}` } : asObject(toComponents(rest))
}

/** Zod keeps what is named beside the schema; OpenAPI keeps it in one place for the document. */
function toComponents(schema: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text)
}

function withoutId(schema: unknown): Record<string, unknown> {
  const { id: _id, ...rest } = asObject(schema)
  return rest
}

function asObject(schema: unknown): Record<string, unknown> {
  return { ...(typeof schema === 'object' ? schema : {}) }
}
