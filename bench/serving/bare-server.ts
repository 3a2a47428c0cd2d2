import { createServer, get, type IncomingMessage, type RequestOptions } from 'node:http'
import { argv } from 'node:process'
import { buffer } from 'node:stream/consumers'

/**
 * The yardstick: `node:http` and nothing else. It asks an address once and sends what came back
 * ever after: the same status, headers and bytes. `node bare-server.ts PORT URL HEADERS` with the
 * headers to ask with, as JSON.
 */
const [, , port, url = '', asked = '{}'] = argv
const response = await ask(url, { headers: JSON.parse(asked) })
const body = await buffer(response)
const bytes = body.length > 0 ? body : undefined
const status = response.statusCode ?? 0
// Of each connection, and made by `node:http` itself on both sides.
const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers

const server = createServer((_req, res) => {
  res.writeHead(status, headers)
  res.end(bytes)
})
server.keepAliveTimeout = 65_000 // as ours, for the same `Keep-Alive` header
server.listen(Number(port), '127.0.0.1')

function ask(address: string, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(address, options, resolve).once('error', reject)
  })
}
