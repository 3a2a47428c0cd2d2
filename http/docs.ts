import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import { abilities } from '#catalogue/roles.ts'
import { routes } from './api.ts'
import type { Route } from './route.ts'

/** The whole API as OpenAPI 3.1, made from the routes themselves (contract section 1). */
function describe() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const item = paths[route.path] ?? {}
    for (const method of route.methods) item[method] = operation(route)
    paths[route.path] = item
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Linecheck', version: '2.0.0' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Answer: answerSchema },
    },
  }
}

const answerSchema = {
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { type: 'boolean' },
    message: { type: 'string' },
    data: {},
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

function operation(route: Route) {
  const isOpen = route.allow === 'everybody'
  const content = route.form ? formContent : route.body && json(schemaOf(route.body))
  const body = content ? { requestBody: { content } } : {}
  return {
    summary: route.summary,
    description: isOpen
      ? 'Everybody.'
      : `Roles: ${abilities[route.allow as keyof typeof abilities].join(', ')}.`,
    security: isOpen ? [] : [{ bearer: [] }],
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...body,
    responses: {
      200: { description: 'Success', content: json({ $ref: '#/components/schemas/Answer' }) },
      default: { description: 'Refusal', content: json({ $ref: '#/components/schemas/Answer' }) },
    },
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
  if (!query) return []
  const { properties = {} } = schemaOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }))
}

function schemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

let document: string | null = null

/** `GET /api/openapi.json` */
export function openApi(res: ServerResponse, headers: Record<string, string>): void {
  document ??= JSON.stringify(describe())
  write(res, 'application/json; charset=utf-8', document, headers)
}

/** `GET /api/docs`: the same, to be read by people. */
export function docsPage(res: ServerResponse, headers: Record<string, string>): void {
  const rows = routes.flatMap((route) => route.methods.map((method) => row(method, route)))
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Linecheck API</title></head>
<body><h1>Linecheck API</h1>
<p>All calls live under <code>/api</code>. Machines read <a href="/api/openapi.json">openapi.json</a>.</p>
${rows.join('\n')}
</body></html>`
  write(res, 'text/html; charset=utf-8', html, headers)
}

function row(method: string, route: Route): string {
  const fields = route.body ? escaped(JSON.stringify(schemaOf(route.body), null, 2)) : ''
  const roles = route.allow === 'everybody' ? 'everybody' : abilities[route.allow].join(', ')
  return `<details><summary><code>${method.toUpperCase()} ${escaped(route.path)}</code> ${escaped(route.summary)}</summary>
<p>Allowed: ${roles}</p>${fields ? `<pre>${fields}</pre>` : ''}</details>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function write(
  res: ServerResponse,
  type: string,
  body: string,
  headers: Record<string, string>,
): void {
  const length = Buffer.byteLength(body)
  res.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-length': length,
    'cache-control': 'no-cache',
  })
  res.end(body)
}
