import type { describeApi } from './describe-api.ts'

type Document = ReturnType<typeof describeApi>

/** The part of JSON Schema that the description uses. */
interface Schema {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  type?: string | string[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}

interface Operation {
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}

type Content = Record<string, { schema: Schema }>

/**
 * Returns the description of the API as TypeScript: every named schema, and of every call its `id`,
 * `query`, `body` and the `data` of its response. Throws at a schema that it does not know.
 */
export function printTypes({ paths, components }: Document): string {
  const items = Object.entries(paths as Record<string, Record<string, Operation>>)
  const calls = ['get', 'post', 'patch', 'delete'].map((method) => {
    const calls = items.flatMap(([path, { [method]: operation }]) =>
      operation ? [`'${path}': ${printCall(operation)}`] : [],
    )
    return `${method}: ${block(calls)}`
  })
  const schemas = Object.entries(components.schemas as Record<string, Schema>)
  return [
    '// Made from the description of the API by `npm run client`; a test says when it is stale.',
    `export interface Calls ${block(calls)}`,
    ...schemas.map(([name, schema]) => `export type ${name} = ${print(schema)}`),
  ].join('\n\n')
}

function printCall({ parameters, requestBody, responses }: Operation): string {
  const inPath = parameters.filter((one) => one.in === 'path')
  const inQuery = parameters.filter((one) => one.in === 'query')
  const query = inQuery.map(({ name, schema }) => `${name}?: ${print(schema)}`)
  const body = requestBody && contentType(requestBody.content)
  return block([
    ...inPath.map(({ name, schema }) => `${name}: ${print(schema)}`),
    ...(query.length > 0 ? [`query?: ${block(query)}`] : []),
    ...(body ? [`body: ${body}`] : []),
    `response: ${responseType(responses[200]?.content ?? {})}`,
  ])
}

function contentType(content: Content): string {
  const json = content['application/json']
  return json ? print(json.schema) : 'FormData'
}

function responseType(content: Content): string {
  // A file has no envelope.
  const envelope = content['application/json']?.schema.properties
  return envelope ? print(envelope.data ?? {}) : 'Blob'
}

function print(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace('#/components/schemas/', '')
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(print).join(' | ')
  const types = [schema.type].flat()
  return types.map((type) => printAs(type, schema)).join(' | ')
}

function printAs(type: string | undefined, schema: Schema): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'number':
    case 'null':
      return type
    case 'integer':
      return 'number'
    case 'array':
      return printArray(schema.items ?? {})
    case 'object':
      return printObject(schema)
    default:
      throw new Error(`There is no type for ${JSON.stringify(schema)}`)
  }
}

function printArray(items: Schema): string {
  const isUnion = items.enum ?? items.anyOf ?? Array.isArray(items.type)
  return isUnion ? `(${print(items)})[]` : `${print(items)}[]`
}

function printObject({ properties = {}, required = [], additionalProperties }: Schema): string {
  if (typeof additionalProperties === 'object') {
    return `{ [name: string]: ${print(additionalProperties)} }`
  }
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${print(schema)}`,
  )
  return block(lines)
}

function keyOf(name: string): string {
  return /^\w+$/.test(name) ? name : literal(name)
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value)
}

function block(lines: readonly string[]): string {
  if (lines.length === 0) return 'Record<string, never>'
  return `{\n${lines.join('\n').replaceAll(/^/gm, '  ')}\n}`
}
