import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#test/http/listen.ts'
import { limitIdleTime, limitSlowReader } from './handle.ts'

/** A server that sends so many bytes and limits as it is told; answers with its side of a client that reads nothing. */
async function silentClient(bytes: number, limit: (req: IncomingMessage) => void): Promise<Socket> {
  const server = createServer((req, res) => {
    if (bytes > 0) res.end(Buffer.alloc(bytes))
    limit(req)
  })
  const asked = once(server, 'request') as Promise<[IncomingMessage]>
  const client = connect(await listen(server), '127.0.0.1')
  client.pause().on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nhost: site\r\n\r\n')
  onTestFinished(() => {
    client.destroy()
    server.closeAllConnections()
    server.close()
  })
  const [{ socket }] = await asked
  return socket
}

test('who takes nothing of a long answer is let go', async () => {
  const socket = await silentClient(64 * 1024 * 1024, (req) => limitSlowReader(req, 50))
  await once(socket, 'timeout')
  expect(socket.destroyed).toBe(true)
})

test('an answer that never comes ends with its connection', async () => {
  const socket = await silentClient(0, (req) => limitIdleTime(req, 50))
  await once(socket, 'close')
})

test('an answer that has left whole leaves the connection to the next request', async () => {
  const limits: (number | undefined)[] = []
  await silentClient(2_000, (req) => {
    limitSlowReader(req, 50)
    limits.push(req.socket.timeout)
  })
  expect(limits).not.toEqual([50])
})
