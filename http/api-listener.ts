import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { routes } from './api.ts'
import { type Mounting, mountRoutes } from './mount-routes.ts'

/** Answers `/api/…` through Hono. The request id comes in as `x-request-id`, set by `handle`. */
export function apiListener(mounting: Mounting, headers: Record<string, string>) {
  const api = mountRoutes(routes, mounting)
  const listener = getRequestListener(
    async (request, env) => {
      const answer = await api.fetch(request, { ...env, requestId: requestIdOf(request) })
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
      return answer
    },
    // `Host` plays no part in anything: whatever it says, the address is read against this one.
    { hostname: 'localhost', overrideGlobalObjects: false },
  )
  return (req: IncomingMessage, res: ServerResponse) => listener(req, res)
}

function requestIdOf(request: Request): string {
  return request.headers.get('x-request-id') ?? ''
}
