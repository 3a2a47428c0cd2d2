import type { Server } from 'node:net'
import { whenDone } from '../open-test-store.ts'

/** Lets a server listen on a free port of this machine until the test (or the file) ends, and gives the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  whenDone(() => new Promise((done) => server.close(() => done())))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
