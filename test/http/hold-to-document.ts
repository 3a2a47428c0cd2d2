import { z } from 'zod'
import { routes } from '#http/api.ts'
import { describeApi } from '#http/description/describe-api.ts'
import type { Answered } from './http-client.ts'

interface Response {
  content: Record<string, { schema: object }>
}

interface Reference {
  $ref: string
}

const { paths, components } = describeApi(routes)
const responses = components.responses as Record<string, Response>
const checks = new Map<string, z.ZodType>()

/**
 * Holds an answer of the API against the document: its status is one that the call names, and its
 * body has what the schema says and nothing else. Addresses and methods that no call has are 404 and 405.
 */
export function holdToDocument(method: string, path: string, answered: Answered): void {
  const { status, headers, bytes } = answered
  const address = path.split('?')[0] ?? ''
  const name = method.toLowerCase()
  const found = patterns.find(({ pattern, item }) => pattern.test(address) && item[name])
  if (!found || bytes.length === 0) return
  const call = `${method} ${found.path} ${status}`
  const type = headers['content-type']?.split(';')[0] ?? ''
  // An address that nobody can read is refused at the door, before it is known which call is meant.
  if (status === 400 && type === 'text/plain') return
  const content = responseOf(found.item[name]?.responses[status])?.content
  if (!content) throw new Error(`${call} is not in the description of the API: ${bytes}`)
  const schema = content[type]?.schema
  if (!schema) throw new Error(`${call} answers ${type}, which the description does not say`)
  if (type !== 'application/json') return
  const result = checkOf(call, schema).safeParse(JSON.parse(bytes.toString()))
  if (!result.success) throw new Error(`${call} is not as described: ${result.error.message}`)
}

type Item = Record<string, { responses: Record<string, Response | Reference> }>

function responseOf(response: Response | Reference | undefined): Response | undefined {
  if (!response || !('$ref' in response)) return response
  const name = response.$ref.replace('#/components/responses/', '')
  return responses[name]
}

/** Fixed addresses before those with ids, as the API is asked. */
const patterns = Object.entries(paths as Record<string, Item>).map(([path, item]) => ({
  path,
  item,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '\\d+')}$`),
}))

function checkOf(call: string, schema: object): z.ZodType {
  const known = checks.get(call)
  if (known) return known
  const whole = { ...schema, $defs: components.schemas }
  const text = JSON.stringify(whole).replaceAll('"#/components/schemas/', '"#/$defs/')
  const made = z.fromJSONSchema(JSON.parse(text))
  checks.set(call, made)
  return made
}
