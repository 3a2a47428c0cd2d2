import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { SiteServices } from '#domain/services.ts'
import type { Rates } from './bounds/rates.ts'
import type { BuiltFiles } from './files/built-files.ts'
import type { Site } from './pages/site.ts'

/** What the process brings together (`app.ts`). */
export interface Parts {
  services: SiteServices
  config: Config
  log: Logger
  site: Site
  built: BuiltFiles
  isDev: boolean
  /** How often each has asked; left out: nobody has. */
  rates?: Rates
  /** The style sheets that stand in the site's pages: no others may. */
  inlineStyles: readonly string[]
}

/** A request that the response cache does not answer at once. */
export interface Asked {
  req: IncomingMessage
  res: ServerResponse
  url: URL
  /** For the log. */
  requestId: string
}
