import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/http/free-port.ts'

export const password = 'linecheck-demo-password'

/** Starts a brand on an empty database, as `npm start -- --brand PATH` does. */
export async function startBrand(folder: string) {
  const data = mkdtempSync(join(tmpdir(), 'linecheck-brand-data-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.mjs', '--brand', folder], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      PUBLIC_URL: '',
      DEMO_PASSWORD: password,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  const url = `http://localhost:${port}`
  while ((await fetch(`${url}/readyz`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`the brand did not start: ${child.exitCode}`)
    await sleep(200)
  }
  return {
    url,
    async stop() {
      child.kill()
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
