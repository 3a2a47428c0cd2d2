import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

/** Says its id and hears nothing any more. */
const deaf = 'process.send(process.pid); process.on("message", () => { for (;;); })'

/** One that has ended and that nobody has asked about yet runs no more (Linux: `/proc`). */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('a process that hears nothing does not outlive the one that started it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-worker-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'deaf.mjs'), deaf)
  const module = new URL('./worker-process.ts', import.meta.url)
  const parent = `
    import { WorkerProcess } from ${JSON.stringify(module.href)}
    const worker = new WorkerProcess({ entry: 'deaf.mjs', idle: 60_000 })
    await worker.work('begin', { total: 60_000 }, (pid) => {
      console.log(pid)
      process.exit(0)
    })`
  await writeFile(join(folder, 'parent.mjs'), parent)
  const started = spawn(process.execPath, ['parent.mjs'], { cwd: folder })
  let told = ''
  started.stdout.on('data', (text: Buffer) => (told += text.toString()))
  await once(started, 'exit')
  const pid = Number(told)
  expect(pid).toBeGreaterThan(0)
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 15_000)
})
