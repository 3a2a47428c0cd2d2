import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { limits } from '#catalogue/limits.ts'
import { publishedRoutes, routes } from './api.ts'
import { isForEverybody, previewCookie } from './authenticate.ts'
import { internalError } from './call/answer.ts'
import { type Mounting, mountRoutes } from './call/mount-routes.ts'
import { asksNothing, makeAnswer } from './call/published-route.ts'
import { openDocs } from './description/docs.ts'
import { compressed } from './files/compression.ts'
import { writeCachedResponse } from './pages/cached-response.ts'
import type { ResponseCache } from './pages/response-cache.ts'

type Headers = Readonly<Record<string, string>>

/** Answers `/api/…`: what everybody may read from kept bytes, its description, and the calls. */
export function apiListener(mounting: Mounting, kept: ResponseCache, headers: Headers) {
  const calls = callListener(mounting, headers)
  const docs = openDocs(headers)
  const cookie = previewCookie(mounting.config)
  const published = new Map(publishedRoutes.map((route) => [`/api${route.path}`, route]))

  function makerAt(pathname: string, search: string) {
    const at = pathname.lastIndexOf('/')
    const end = pathname.slice(at + 1)
    const isEntry = /^[1-9]\d*$/.test(end) && Number(end) <= limits.id
    const route = published.get(isEntry ? `${pathname.slice(0, at)}/{id}` : pathname)
    if (!route || !asksNothing(search, route)) return undefined
    return makeAnswer(route, isEntry ? Number(end) : 0)
  }

  return async (req: IncomingMessage, res: ServerResponse, { pathname, search }: URL) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const described = isRead && docs[pathname]
    if (described) return described(req, res)
    const make = isRead ? makerAt(pathname, search) : undefined
    const isKept = make && isForEverybody(req, cookie)
    const found = isKept ? await kept.get(pathname, make).catch(() => undefined) : undefined
    if (found) return writeCachedResponse(req, res, found)
    req.url = `${pathname}${search}`
    await calls(req, res)
  }
}

/** The calls, through Hono. The request id is the one that `handle` has given the answer. */
function callListener(mounting: Mounting, headers: Headers) {
  const api = mountRoutes(routes, mounting).onError((err) => {
    throw err // to `errorHandler`: Hono's own answer has neither our headers nor our envelope
  })

  function withHeaders(answer: Response): Response {
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
    return answer
  }

  const listener = getRequestListener(
    async (request, env) => {
      const requestId = String(env.outgoing.getHeader('x-request-id'))
      const answer = await api.fetch(request, { ...env, requestId })
      if (request.method !== 'GET') return withHeaders(answer)
      return withHeaders(await compressed(answer, request.headers.get('accept-encoding')))
    },
    {
      overrideGlobalObjects: false,
      errorHandler(err) {
        mounting.log.error({ err }, 'a call failed outside its route')
        return withHeaders(internalError('en'))
      },
    },
  )
  return (req: IncomingMessage, res: ServerResponse) => {
    // `Host` plays no part in anything: whatever it says, the address is read against this one.
    req.headers.host = 'localhost'
    return listener(req, res)
  }
}
