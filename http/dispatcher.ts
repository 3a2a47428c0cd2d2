import { adminShell } from './admin-shell.ts'
import { apiListener } from './api-listener.ts'
import { serveMedia } from './files/serve-media.ts'
import type { Operations } from './operations.ts'
import { writeCachedResponse } from './pages/cached-response.ts'
import { Pages } from './pages/pages.ts'
import type { ResponseCache } from './pages/response-cache.ts'
import { siteIcons } from './pages/site-icons.ts'
import type { AppParts, IncomingRequest } from './parts.ts'
import type { RateLimiter } from './rate-limiter.ts'
import type { HeadersOf } from './security-headers.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

/** Handles the addresses that are its own; returns false for others. */
type Handler = (request: IncomingRequest) => Promise<boolean>

interface Shared extends AppParts {
  responseCache: ResponseCache
  ops: Operations
  rateLimiter: RateLimiter
  /** Headers of every response. */
  headers: Record<string, string>
  /** Headers of a page, by its body. */
  headersOf: HeadersOf
}

/** Returns a function that passes a request to the first handler that takes it, at last to the pages. */
export function openDispatcher(shared: Shared): (request: IncomingRequest) => Promise<void> {
  const { styles } = shared.built.entry('web/site/styles/site.css')
  const pages = new Pages({ ...shared, styles })
  const handlers = [
    apiHandler(shared),
    operationsHandler(shared),
    fileHandler(shared),
    adminHandler(shared),
    unsubscribeHandler(shared),
  ]
  return async (request) => {
    for (const handler of handlers) if (await handler(request)) return
    await pages.handle(request)
  }
}

function apiHandler({
  services,
  config,
  log,
  site,
  responseCache,
  headers,
  rateLimiter,
}: Shared): Handler {
  const handle = apiListener(
    { ...services, config, log, site, rateLimiter },
    responseCache,
    headers,
  )
  return async ({ req, res, url }) => {
    if (!url.pathname.startsWith('/api/')) return false
    await handle(req, res, url)
    return true
  }
}

function operationsHandler({ ops, headers }: Shared): Handler {
  return ({ req, res, url }) => ops.handle(req, res, url.pathname, headers)
}

/** Serves the site's icons, files of the media library, and files of the build. */
function fileHandler({ services, responseCache, built, headers, log }: Shared): Handler {
  const icons = siteIcons(services)
  return async ({ req, res, url: { pathname }, requestId }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const icon = icons.get(pathname)
    const made = icon && (await responseCache.get(pathname, icon).catch(() => undefined))
    if (made) {
      writeCachedResponse(req, res, made)
      return true
    }
    if (!pathname.startsWith('/media/')) return built.serve(req, res, pathname, headers)
    const report = (err: unknown) =>
      log.warn({ err, requestId, path: pathname }, 'a file of the library could not be read')
    const name = pathname.slice('/media/'.length)
    return serveMedia(services, { name, req, res, headers, report })
  }
}

function adminHandler(shared: Shared): Handler {
  return async ({ req, res, url }) => {
    if (!/^\/(admin|dashboard)(\/|$)/.test(url.pathname)) return false
    adminShell(req, res, { ...shared, pathname: url.pathname })
    return true
  }
}

function unsubscribeHandler(shared: Shared): Handler {
  return async (request) => {
    if (!request.url.pathname.startsWith('/unsubscribe/')) return false
    await unsubscribePage(request, shared)
    return true
  }
}
