import { abilities } from '#catalogue/roles.ts'
import type { Method, Route } from '../call/route.ts'
import { operationId } from './operation-id.ts'
import { refusalSchema, refusalsOf } from './refusals.ts'
import { answerSchema, type Components, inputSchema } from './schemas.ts'

/** One call as OpenAPI describes it. */
export function describeOperation(route: Route, method: Method, components: Components) {
  const isOpen = route.allow === 'everybody'
  const security = isOpen ? (route.optionalActor ? [{}, { bearer: [] }] : []) : [{ bearer: [] }]
  return {
    operationId: operationId(method, route.path),
    summary: route.summary,
    description: `${whoMay(route)}.`,
    security,
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...bodyOf(route),
    responses: responsesOf(route, method, components),
  }
}

export function whoMay({ allow }: Route): string {
  return allow === 'everybody' ? 'Everybody' : `Roles: ${abilities[allow].join(', ')}`
}

function bodyOf(route: Route) {
  const content = route.form ? formContent : route.body && json(inputSchema(route.body))
  return content ? { requestBody: { required: true, content } } : {}
}

function responsesOf(route: Route, method: Method, components: Components) {
  const refusal = json(answerSchema(refusalSchema, components))
  const refusals = Object.entries(refusalsOf(route, method)).map(([status, description]) => {
    return [status, { description, content: refusal }]
  })
  const content = route.download
    ? { [route.download]: { schema: { type: 'string' } } }
    : json(envelope(answerSchema(route.answer, components)))
  return { 200: { description: 'Success', content }, ...Object.fromEntries(refusals) }
}

/** A success in its envelope (contract section 1). */
function envelope(data: unknown) {
  return {
    type: 'object',
    required: ['success', 'message', 'data'],
    properties: { success: { const: true }, message: { type: 'string' }, data },
    additionalProperties: false,
  }
}

/** Files with the few fields that may come beside them. */
const formContent = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['image[]'],
      properties: {
        'image[]': { type: 'array', maxItems: 5, items: { type: 'string', format: 'binary' } },
        folder_id: { type: 'integer', minimum: 1 },
        version: { type: 'integer', minimum: 1 },
      },
    },
  },
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

function json(schema: unknown) {
  return { 'application/json': { schema } }
}
