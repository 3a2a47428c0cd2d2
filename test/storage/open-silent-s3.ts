import { createServer, type Socket } from 'node:net'
import { listen } from '../http/listen.ts'
import { whenDone } from '../open-test-store.ts'

/**
 * Takes every connection and whatever it is sent, and says nothing but `words`. Gives the address of
 * a bucket there. Ends with the test.
 */
export async function openSilentS3(words: string | Buffer = ''): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    if (words.length > 0) socket.once('data', () => socket.write(words))
  })
  const port = await listen(server)
  whenDone(async () => {
    for (const socket of sockets) socket.destroy()
  })
  return `s3://pictures?endpoint=http://127.0.0.1:${port}`
}
