import type { IncomingMessage } from 'node:http'

/** How long (ms) a connection may stand still while it is being answered. */
const patience = 130_000

/**
 * The connection ends when nothing moves on it for so long. Node's own `server.timeout` would do so
 * for every answer, and takes a twenty-fifth of them; kept bytes that have left whole need it not.
 */
export function limitStandstill(req: IncomingMessage, ms = patience): void {
  req.socket.setTimeout(ms)
}

/** The same for bytes that the client has not taken yet. */
export function limitSlowReader(req: IncomingMessage, ms = patience): void {
  if (req.socket.writableLength > 0) limitStandstill(req, ms)
}
