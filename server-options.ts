import type { ServerOptions } from 'node:http'

/** How the process's HTTP server treats connections (times in ms). */
export const serverOptions: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  // Longer than the 60 s for which nginx keeps an idle connection: a node that closes one just as a
  // request is sent on it costs the guest that request.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  requireHostHeader: true,
  insecureHTTPParser: false,
  optimizeEmptyRequests: true, // what has no body is no stream
}
