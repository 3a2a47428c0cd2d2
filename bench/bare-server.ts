import { createServer } from 'node:http'
import { argv } from 'node:process'

/**
 * The yardstick: `node:http` and nothing else, sending the bytes and headers that it fetches once
 * from the address in its arguments. `node bench/bare-server.ts PORT URL`
 */
const [, , port, url = ''] = argv
const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
const encoded = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
const { brotliCompressSync } = await import('node:zlib')
const bytes = brotliCompressSync(Buffer.from(await encoded.arrayBuffer()))
const headers = Object.fromEntries(answer.headers)
delete headers.date
delete headers.connection
delete headers['keep-alive']
delete headers['transfer-encoding']
headers['content-length'] = String(bytes.length)
headers['content-encoding'] = 'br'
createServer((_req, res) => {
  res.writeHead(200, headers)
  res.end(bytes)
}).listen(Number(port), '127.0.0.1')
