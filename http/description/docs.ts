import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { routes } from '../api.ts'
import type { Route } from '../call/route.ts'
import { makeCachedResponse, writeCachedResponse } from '../pages/cached-response.ts'
import { beginDescription } from './describe-api.ts'
import { allowedRoles } from './describe-operation.ts'
import { inputSchema } from './schemas.ts'

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Returns the responses of `/api/openapi.json`, and of `/api/docs` for people, made at their first request. */
export function openDocs(
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, Handler>> {
  const handler = (type: string, describe: () => Promise<string>): Handler => {
    const make = memoize(async () =>
      makeCachedResponse({ status: 200, type, body: await describe() }, headers),
    )
    return async (req, res) => writeCachedResponse(req, res, await make())
  }
  return {
    '/api/openapi.json': handler('application/json; charset=utf-8', openApi),
    '/api/docs': handler('text/html; charset=utf-8', docsPage),
  }
}

async function openApi(): Promise<string> {
  const { document, add } = beginDescription()
  for (const route of routes) {
    await yieldToEventLoop()
    add(route)
  }
  return JSON.stringify(document)
}

async function docsPage(): Promise<string> {
  const rows: string[] = []
  for (const route of routes) {
    await yieldToEventLoop()
    for (const method of route.methods) rows.push(row(method, route))
  }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Linecheck API</title></head>
<body><h1>Linecheck API</h1>
<p>All calls live under <code>/api</code>. Machines read <a href="/api/openapi.json">openapi.json</a>.</p>
${rows.join('')}
</body></html>`
}

function row(method: string, route: Route): string {
  const fields = route.body ? escaped(JSON.stringify(inputSchema(route.body), null, 2)) : ''
  return `<details><summary><code>${method.toUpperCase()} ${escaped(route.path)}</code> ${escaped(route.summary)}</summary>
<p>${allowedRoles(route)}</p>${fields ? `<pre>${fields}</pre>` : ''}</details>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Returns a function that calls `make` once, and again only after a failure. */
export function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((err) => {
      made = null
      throw err
    })
    return made
  }
}
