import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request that kept bytes do not answer at once. */
export interface Asked {
  req: IncomingMessage
  res: ServerResponse
  url: URL
  /** For the log. */
  requestId: string
}
