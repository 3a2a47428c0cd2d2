import { adminShell } from './admin-shell.ts'
import { apiListener } from './api-listener.ts'
import type { Rates } from './bounds/rates.ts'
import { serveMedia } from './files/serve-media.ts'
import { unsubscribePage } from './mail/unsubscribe-page.ts'
import type { Operations } from './operations.ts'
import { writeCachedResponse } from './pages/cached-response.ts'
import { Pages } from './pages/pages.ts'
import type { ResponseCache } from './pages/response-cache.ts'
import { siteIcons } from './pages/site-icons.ts'
import type { Asked, Parts } from './parts.ts'

/** Answers the addresses that are its own, and gives false for those of others. */
type Owner = (asked: Asked) => Promise<boolean>

/** What owners share beside the parts of the process. */
interface Shared extends Parts {
  kept: ResponseCache
  ops: Operations
  rates: Rates
  /** Those of every answer. */
  headers: Record<string, string>
  /** Those of the site's answers, by their bodies. */
  headersOf: (body: Buffer) => Record<string, string>
}

/** Who answers which address, in the order in which they are asked. Pages answer what nobody owns. */
export function openOwners(shared: Shared): (asked: Asked) => Promise<void> {
  const { styles } = shared.built.entry('web/site/styles/site.css')
  const pages = new Pages({ ...shared, styles })
  const owners = [
    ownApi(shared),
    ownOperations(shared),
    ownFiles(shared),
    ownAdmin(shared),
    ownMail(shared),
  ]
  return async (asked) => {
    for (const owner of owners) if (await owner(asked)) return
    await pages.answer(asked)
  }
}

function ownApi({ services, config, log, kept, headers, rates }: Shared): Owner {
  const answer = apiListener({ ...services, config, log, rates }, kept, headers)
  return async ({ req, res, url }) => {
    if (!url.pathname.startsWith('/api/')) return false
    await answer(req, res, url)
    return true
  }
}

function ownOperations({ ops, headers }: Shared): Owner {
  return ({ req, res, url }) => ops.answer(req, res, url.pathname, headers)
}

/** Icons made from the brand's logo, the library, and what the build made for browsers. */
function ownFiles({ services, kept, built, headers, log }: Shared): Owner {
  const icons = siteIcons(services)
  return async ({ req, res, url: { pathname }, requestId }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const icon = icons.get(pathname)
    const made = icon && (await kept.get(pathname, icon).catch(() => undefined))
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

function ownAdmin(shared: Shared): Owner {
  return async ({ req, res, url }) => {
    if (!/^\/(admin|dashboard)(\/|$)/.test(url.pathname)) return false
    adminShell(req, res, { ...shared, pathname: url.pathname })
    return true
  }
}

/** Where one click in a mail ends such mails. */
function ownMail(shared: Shared): Owner {
  return async (asked) => {
    if (!asked.url.pathname.startsWith('/unsubscribe/')) return false
    await unsubscribePage(asked, shared)
    return true
  }
}
