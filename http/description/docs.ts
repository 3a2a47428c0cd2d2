import type { ServerResponse } from 'node:http'
import { routes } from '../api.ts'
import type { Route } from '../call/route.ts'
import { describeApi } from './describe-api.ts'
import { whoMay } from './describe-operation.ts'
import { inputSchema } from './schemas.ts'

let document: string | null = null

/** `GET /api/openapi.json` */
export function openApi(res: ServerResponse, headers: Record<string, string>): void {
  document ??= JSON.stringify(describeApi(routes))
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
  const fields = route.body ? escaped(JSON.stringify(inputSchema(route.body), null, 2)) : ''
  return `<details><summary><code>${method.toUpperCase()} ${escaped(route.path)}</code> ${escaped(route.summary)}</summary>
<p>${whoMay(route)}</p>${fields ? `<pre>${fields}</pre>` : ''}</details>`
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
