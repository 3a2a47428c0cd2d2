import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { SiteServices } from '#domain/services.ts'
import type { BuiltFiles } from './files/built-files.ts'
import type { Site } from './pages/site.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** Parts that `app.ts` wires together. */
export interface AppParts {
  services: SiteServices
  config: Config
  log: Logger
  site: Site
  built: BuiltFiles
  isDev: boolean
  rateLimiter?: RateLimiter
  /** The texts of the site's `<style>` elements, which the content security policy allows. */
  inlineStyles: readonly string[]
  inlineScripts: readonly string[]
}

/** A request that was not answered from the response cache. */
export interface IncomingRequest {
  req: IncomingMessage
  res: ServerResponse
  url: URL
  requestId: string
}
