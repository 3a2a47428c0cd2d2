import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { routes } from '../api.ts'
import type { Route } from '../call/route.ts'
import { makeCachedResponse, writeCachedResponse } from '../pages/cached-response.ts'
import { beginDescription } from './describe-api.ts'
import { whoMay } from './describe-operation.ts'
import { inputSchema } from './schemas.ts'

/** An answer of the description, compressed and made once, when it is first asked for. */
type Described = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/**
 * `GET /api/openapi.json`, and `GET /api/docs`: the same, to be read by people.
 * @param headers those of every answer
 */
export function openDocs(
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, Described>> {
  const described = (type: string, describe: () => Promise<string>): Described => {
    const make = madeOnce(async () =>
      makeCachedResponse({ status: 200, type, body: await describe() }, headers),
    )
    return async (req, res) => writeCachedResponse(req, res, await make())
  }
  return {
    '/api/openapi.json': described('application/json; charset=utf-8', openApi),
    '/api/docs': described('text/html; charset=utf-8', docsPage),
  }
}

async function openApi(): Promise<string> {
  const { document, add } = beginDescription()
  for (const route of routes) {
    await turn()
    add(route)
  }
  return JSON.stringify(document)
}

async function docsPage(): Promise<string> {
  const rows: string[] = []
  for (const route of routes) {
    await turn()
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
<p>${whoMay(route)}</p>${fields ? `<pre>${fields}</pre>` : ''}</details>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Returns what `make` returns, made when it is first asked for, and again after a failure. */
export function madeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((err) => {
      made = null
      throw err
    })
    return made
  }
}
