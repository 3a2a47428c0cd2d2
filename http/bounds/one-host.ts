import type { IncomingMessage } from 'node:http'

/**
 * Does a request name two hosts? Node reads the first and says nothing, and what stands in front may
 * have read the other: it is 400 (RFC 9112, section 3.2). Looked at for every request, kept bytes
 * too, so it only walks the names.
 */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
