import type { Seeded } from '#bench/seeded.ts'
import { sendRaw } from '#test/http/http-client.ts'

const head = 'GET /home HTTP/1.1\r\nHost: x\r\n'

/** What is nearly HTTP, or not at all. */
export function brokenRequest(seeded: Seeded): Buffer {
  const text = seeded.one([
    'GET /home HTTP/1.1\r\n\r\n',
    `${head}Host: y\r\n\r\n`,
    'GET /home HTTP/9.9\r\nHost: x\r\n\r\n',
    'get /home\r\n\r\n',
    `${'A'.repeat(5_000)} / HTTP/1.1\r\nHost: x\r\n\r\n`,
    `${head}x: ${'a'.repeat(20_000)}\r\n\r\n`,
    `${head}${'x: 1\r\n'.repeat(1_000)}\r\n`,
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${head}Content-Length: -1\r\n\r\n`,
    `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
    `${head}Transfer-Encoding: gzip\r\n\r\n`,
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
    `${head}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    `${head}Upgrade: h2c\r\nHTTP2-Settings: AAAA\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    `${head}bare\rcr: x\r\n\r\n`,
    `${head} folded: x\r\n\r\n`,
    `${head}: nothing\r\n\r\n`,
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET * HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET /${'../'.repeat(2_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `${head}\r\n`.repeat(200),
    '\r\n\r\n\r\n',
  ])
  const bytes = Buffer.from(text, 'latin1')
  if (seeded.happens(0.2)) return seeded.bytes(1 + seeded.below(300))
  if (seeded.happens(0.3)) bytes[seeded.below(bytes.length)] = seeded.below(256)
  return seeded.happens(0.2) ? bytes.subarray(0, seeded.below(bytes.length)) : bytes
}

/** Sends bytes and closes its side; the first status that comes back, 0 where none does. */
export async function sendBytes(url: string, bytes: Buffer): Promise<number> {
  const enough = 'HTTP/1.1 200'.length
  const said = await sendRaw(Number(new URL(url).port), bytes, { enough })
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0)
}
