import { abilities } from '#catalogue/roles.ts'
import { keyHeader, longestKey } from '../call/idempotency.ts'
import type { Method, Route } from '../call/route.ts'
import { describedForm } from './form.ts'
import { operationId } from './operation-id.ts'
import { refusalsOf } from './refusals.ts'
import { type Components, describedSchema, inputSchema, type Schemas } from './schemas.ts'

/** One call as OpenAPI describes it. */
export function describeOperation(route: Route, method: Method, components: Components) {
  const isOpen = route.allow === 'everybody'
  const security = isOpen ? (route.optionalActor ? [{}, { bearer: [] }] : []) : [{ bearer: [] }]
  return {
    operationId: operationId(method, route.path),
    summary: route.summary,
    description: `${whoMay(route)}.`,
    security,
    parameters: [...pathParameters(route), ...queryParameters(route), ...keyParameter(route)],
    ...bodyOf(route, components.schemas),
    responses: responsesOf(route, method, components),
  }
}

export function whoMay({ allow, others }: Route): string {
  if (allow === 'everybody') return 'Everybody'
  const roles = `Roles: ${abilities[allow].join(', ')}`
  return others ? `${roles}; for others than themselves: ${abilities[others].join(', ')}` : roles
}

function bodyOf({ form, body }: Route, schemas: Schemas) {
  const content = form ? describedForm(form) : body && json(describedSchema(body, 'input', schemas))
  return content ? { requestBody: { required: true, content } } : {}
}

function responsesOf(route: Route, method: Method, components: Components) {
  const content = route.download
    ? Object.fromEntries(route.download.map((type) => [type, { schema: fileSchema(type) }]))
    : json(envelope(describedSchema(route.answer, 'output', components.schemas)))
  return { 200: { description: 'Success', content }, ...refusalsOf(route, method, components) }
}

/** A file: lines of text, or a list. */
function fileSchema(type: string) {
  return type === 'application/json'
    ? { type: 'array', items: { type: 'object' } }
    : { type: 'string' }
}

/** A success in its envelope (contract section 1). */
function envelope(data: unknown) {
  return {
    type: 'object',
    required: ['success', 'message', 'code', 'data'],
    properties: {
      success: { const: true },
      message: { type: 'string' },
      code: { type: 'string' },
      data,
    },
    additionalProperties: false,
  }
}

function pathParameters({ path }: Route) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  }))
}

function queryParameters({ query }: Route) {
  const properties = query ? inputSchema(query).properties : undefined
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }))
}

function keyParameter({ idempotent }: Route) {
  if (!idempotent) return []
  const description =
    'Chosen by the client, one for each save or decision. Repeated by the same person within a day it runs nothing and returns the first answer; with another request it is 422.'
  const schema = { type: 'string', maxLength: longestKey }
  return [{ name: keyHeader, in: 'header', required: false, schema, description }]
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}
