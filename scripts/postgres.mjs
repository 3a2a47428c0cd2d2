import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pinnedNode, root } from './root.mjs'

/**
 * Starts the temporary PostgreSQL of `test/postgres.ts`.
 * @param {Record<string, string | undefined>} env with the folder, as `TMPDIR`, that its data goes to
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(env) {
  const child = spawn(pinnedNode, [join(root, 'test/postgres.ts')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const line = once(createInterface({ input: child.stdout }), 'line')
  const [url] = await Promise.race([line, ended])
  if (typeof url !== 'string') throw new Error('PostgreSQL could not be started, see above.')
  return {
    url,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
