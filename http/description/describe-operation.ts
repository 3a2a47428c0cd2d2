import { abilities } from '#catalogue/roles.ts'
import { keyHeader, longestKey } from '../call/idempotency.ts'
import type { Form, Method, Route } from '../call/route.ts'
import { problemResponses } from './problem-responses.ts'
import {
  type Components,
  describedSchema,
  inputSchema,
  operationId,
  type Schemas,
} from './schemas.ts'

/** Returns one call as OpenAPI describes it. */
export function describeOperation(route: Route, method: Method, components: Components) {
  const isOpen = route.allow === 'everybody'
  const security = isOpen ? (route.optionalActor ? [{}, { bearer: [] }] : []) : [{ bearer: [] }]
  return {
    operationId: operationId(method, route.path),
    summary: route.summary,
    description: `${allowedRoles(route)}.`,
    security,
    parameters: [...pathParameters(route), ...queryParameters(route), ...keyParameter(route)],
    ...bodyOf(route, components.schemas),
    responses: responsesOf(route, method, components),
  }
}

export function allowedRoles({ allow, allowOthers }: Route): string {
  if (allow === 'everybody') return 'Everybody'
  const roles = `Roles: ${abilities[allow].join(', ')}`
  return allowOthers
    ? `${roles}; for others than themselves: ${abilities[allowOthers].join(', ')}`
    : roles
}

function bodyOf({ form, body }: Route, schemas: Schemas) {
  const content = form ? describedForm(form) : body && json(describedSchema(body, 'input', schemas))
  return content ? { requestBody: { required: true, content } } : {}
}

function responsesOf(route: Route, method: Method, components: Components) {
  const content = route.download
    ? Object.fromEntries(route.download.map((type) => [type, { schema: fileSchema(type) }]))
    : json(envelope(describedSchema(route.response, 'output', components.schemas)))
  return {
    200: { description: 'Success', content },
    ...problemResponses(route, method, components),
  }
}

function fileSchema(type: string) {
  return type === 'application/json'
    ? { type: 'array', items: { type: 'object' } }
    : { type: 'string' }
}

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
    'Chosen by the client, a new one for each save or decision. When the same person repeats it within a day, nothing runs and the first response is returned; with another request it is 422.'
  const schema = { type: 'string', maxLength: longestKey }
  return [{ name: keyHeader, in: 'header', required: false, schema, description }]
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

const fileTypes = 'image/jpeg, image/png, application/pdf'

function describedForm(form: Form) {
  const { fields } = form
  const file = { type: 'string', format: 'binary' }
  const others = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, inputSchema(schema)]),
  )
  return form.file ? singleFileForm(form.file, file, others) : libraryForm(form.files, file, others)
}

function singleFileForm({ name, types }: NonNullable<Form['file']>, file: object, others: object) {
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { [name]: file, ...others },
        required: [name],
        additionalProperties: false,
      },
      encoding: { [name]: { contentType: types.join(', ') } },
    },
  }
}

function libraryForm(files: number, file: object, others: object) {
  const named = { type: 'array', minItems: 1, maxItems: files, items: file }
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { 'image[]': named, selectedFiles: named, ...others },
        anyOf: [{ required: ['image[]'] }, { required: ['selectedFiles'] }],
        additionalProperties: false,
      },
      encoding: {
        'image[]': { contentType: fileTypes },
        selectedFiles: { contentType: fileTypes },
      },
    },
  }
}
