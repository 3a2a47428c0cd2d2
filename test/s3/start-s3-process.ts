import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server that speaks S3, with one empty bucket, in a process of its own that can be frozen. */
export async function startS3Process() {
  const directory = await mkdtemp(join(tmpdir(), 'linecheck-s3-'))
  // It hides where a long list goes on behind DES, which OpenSSL counts among the legacy.
  const execArgv = ['--openssl-legacy-provider']
  const child = fork(join(import.meta.dirname, 's3-server.ts'), [directory], { execArgv })
  const [port] = await once(child, 'message')
  return {
    mediaUrl: `s3://pictures?endpoint=http://127.0.0.1:${port}`,
    /** From now on it takes connections and says nothing. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
