import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { limits } from '#catalogue/limits.ts'
import { publishedRoutes, routes } from './api.ts'
import { isPublicRead, previewCookie } from './authenticate.ts'
import { mountRoutes, type RouteServices } from './call/mount-routes.ts'
import { isWithoutParameters, makePublishedResponse } from './call/published-route.ts'
import { internalError } from './call/response.ts'
import { openDocs } from './description/docs.ts'
import { compressResponse } from './files/compression.ts'
import { writeCachedResponse } from './pages/cached-response.ts'
import type { ResponseCache } from './pages/response-cache.ts'

type Headers = Readonly<Record<string, string>>

/** Returns the listener of `/api/…`: public reads from the cache, the API's description, and the calls. */
export function apiListener(
  services: RouteServices,
  responseCache: ResponseCache,
  headers: Headers,
) {
  const calls = callListener(services, headers)
  const docs = openDocs(headers)
  const cookie = previewCookie(services.config)
  const published = new Map(publishedRoutes.map((route) => [`/api${route.path}`, route]))

  function makerAt(pathname: string, search: string) {
    const at = pathname.lastIndexOf('/')
    const end = pathname.slice(at + 1)
    const isEntry = /^[1-9]\d*$/.test(end) && Number(end) <= limits.id
    const route = published.get(isEntry ? `${pathname.slice(0, at)}/{id}` : pathname)
    if (!route || !isWithoutParameters(search, route)) return undefined
    return makePublishedResponse(route, isEntry ? Number(end) : 0)
  }

  return async (req: IncomingMessage, res: ServerResponse, { pathname, search }: URL) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const described = isRead && docs[pathname]
    if (described) return described(req, res)
    const make = isRead ? makerAt(pathname, search) : undefined
    const isCacheable = make && isPublicRead(req, cookie)
    const cached = isCacheable
      ? await responseCache.get(pathname, make).catch(() => undefined)
      : undefined
    if (cached) return writeCachedResponse(req, res, cached)
    req.url = `${pathname}${search}`
    await calls(req, res)
  }
}

/** Returns the listener of all other calls, through Hono. */
function callListener(services: RouteServices, headers: Headers) {
  const api = mountRoutes(routes, services).onError((err) => {
    throw err // to `errorHandler`: Hono's own response has neither our headers nor our envelope
  })

  function withHeaders(response: Response): Response {
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }

  const listener = getRequestListener(
    async (request, env) => {
      const requestId = String(env.outgoing.getHeader('x-request-id'))
      const response = await api.fetch(request, { ...env, requestId })
      if (request.method !== 'GET') return withHeaders(response)
      return withHeaders(await compressResponse(response, request.headers.get('accept-encoding')))
    },
    {
      overrideGlobalObjects: false,
      errorHandler(err) {
        services.log.error({ err }, 'a call failed outside its route')
        return withHeaders(internalError('en'))
      },
    },
  )
  return (req: IncomingMessage, res: ServerResponse) => {
    // The client chooses `Host`: Hono must not build URLs from it.
    req.headers.host = 'localhost'
    return listener(req, res)
  }
}
