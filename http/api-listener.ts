import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { internalError } from './answer.ts'
import { routes } from './api.ts'
import { type Mounting, mountRoutes } from './mount-routes.ts'

/** Answers `/api/…` through Hono. The request id is the one that `handle` has given the answer. */
export function apiListener(mounting: Mounting, headers: Record<string, string>) {
  const api = mountRoutes(routes, mounting)

  function withHeaders(answer: Response): Response {
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
    return answer
  }

  const listener = getRequestListener(
    async (request, env) => {
      const requestId = String(env.outgoing.getHeader('x-request-id'))
      return withHeaders(await api.fetch(request, { ...env, requestId }))
    },
    {
      overrideGlobalObjects: false,
      errorHandler(err) {
        mounting.log.error({ err }, 'a call failed outside its route')
        return withHeaders(internalError())
      },
    },
  )
  return (req: IncomingMessage, res: ServerResponse) => {
    // `Host` plays no part in anything: whatever it says, the address is read against this one.
    req.headers.host = 'localhost'
    return listener(req, res)
  }
}
