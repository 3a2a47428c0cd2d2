import { createServer, type Socket } from 'node:net'
import { listen } from '../http/listen.ts'
import { whenDone } from '../open-test-store.ts'

interface Manner {
  words?: string | Buffer
  /** Told of each request (`PUT asked`), and when whoever asked gave up (`PUT left`). */
  onEvent?: (event: string) => void
}

/**
 * Takes every connection and what it is sent at once, and says nothing but `words`. Gives the
 * address of a bucket there. Ends with the test.
 */
export async function openSilentS3({ words = '', onEvent }: Manner = {}): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    if (words.length > 0) socket.once('data', () => socket.write(words))
    if (onEvent) tellOf(socket, onEvent)
  })
  const port = await listen(server)
  whenDone(async () => {
    for (const socket of sockets) socket.destroy()
  })
  return `s3://pictures?endpoint=http://127.0.0.1:${port}`
}

/** A request that is given up takes its connection along: each has its own. */
function tellOf(socket: Socket, tell: (event: string) => void): void {
  socket.once('readable', () => {
    const method = /^\w+/.exec(String(socket.read()))?.[0]
    tell(`${method} asked`)
    socket.resume().on('close', () => tell(`${method} left`))
  })
}
