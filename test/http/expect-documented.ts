import { z } from 'zod'
import { routes } from '#http/api.ts'
import type { Route } from '#http/call/route.ts'
import { describeApi } from '#http/description/describe-api.ts'
import type { ApiResponse } from './http-client.ts'

interface Response {
  content: Record<string, { schema: object }>
}

interface Reference {
  $ref: string
}

/**
 * Holds a response of the API against the document: its status is one that the call names, and its
 * body has what the schema says and nothing else. Addresses and methods that no call has are 404 and 405.
 */
export function expectDocumented(method: string, path: string, response: ApiResponse): void {
  const { status, headers, bytes } = response
  const address = path.split('?')[0] ?? ''
  const name = method.toLowerCase()
  const found = calls.find(
    ({ pattern, route }) => pattern.test(address) && route.methods.some((each) => each === name),
  )
  if (!found || bytes.length === 0) return
  const call = `${method} ${found.route.path} ${status}`
  const type = headers['content-type']?.split(';')[0] ?? ''
  // An address that nobody can read is rejected at the door, before it is known which call is meant.
  if (status === 400 && type === 'text/plain') return
  const described = describedCall(found.route)
  const content = described.responseTo(name, status)?.content
  if (!content) throw new Error(`${call} is not in the description of the API: ${bytes}`)
  const schema = content[type]?.schema
  if (!schema) throw new Error(`${call} answers ${type}, which the description does not say`)
  if (type !== 'application/json') return
  const result = described.checkOf(schema).safeParse(JSON.parse(bytes.toString()))
  if (!result.success) throw new Error(`${call} is not as described: ${result.error.message}`)
}

/** Fixed addresses before those with ids, as the API is asked. */
const calls = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '\\d+')}$`),
}))

const described = new Map<Route, ReturnType<typeof describeCall>>()

function describedCall(route: Route) {
  const made = described.get(route) ?? describeCall(route)
  described.set(route, made)
  return made
}

/** What the document says of one call: the whole of it takes longer to make than most tests. */
function describeCall(route: Route) {
  const { paths, components } = describeApi([route])
  const item = paths[route.path] as Record<
    string,
    { responses: Record<string, Response | Reference> }
  >
  const shared = components.responses as Record<string, Response>
  const checks = new Map<object, z.ZodType>()
  return {
    responseTo(method: string, status: number): Response | undefined {
      const response = item[method]?.responses[status]
      if (!response || !('$ref' in response)) return response
      return shared[response.$ref.replace('#/components/responses/', '')]
    },
    checkOf(schema: object): z.ZodType {
      const known = checks.get(schema)
      if (known) return known
      const whole = { ...schema, $defs: components.schemas }
      const text = JSON.stringify(whole).replaceAll('"#/components/schemas/', '"#/$defs/')
      const made = z.fromJSONSchema(JSON.parse(text))
      checks.set(schema, made)
      return made
    },
  }
}
