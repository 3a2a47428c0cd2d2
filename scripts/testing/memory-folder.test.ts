import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openMemoryFolder } from './memory-folder.mjs'

const ours = join(import.meta.dirname, 'memory-folder.mjs')

function newPlace(): string {
  const place = mkdtempSync(join(tmpdir(), 'linecheck-memory-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return place
}

/** A process that opens a folder there, says which, and works on until it is ended. */
async function openIn(place: string) {
  const script = `import { openMemoryFolder } from ${JSON.stringify(ours)}
    console.log(openMemoryFolder(${JSON.stringify({ place, room: 0 })}).folder)
    setInterval(() => undefined, 1_000)`
  const words = ['--input-type=module', '-e', script]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  return { child, folder: String(said).trim() }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'what tests have written in memory goes with a run that %s ends',
  async (signal) => {
    const { child, folder } = await openIn(newPlace())
    expect(existsSync(folder)).toBe(true)
    child.kill(signal)
    await once(child, 'exit')
    expect(existsSync(folder)).toBe(false)
  },
)

test('what a run has left that was killed, the next one removes, and nothing else', async () => {
  const place = newPlace()
  const { child, folder } = await openIn(place)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const others = [`linecheck-tests-${process.pid}-ours`, 'linecheck-tests-older', 'somebody']
  for (const name of others) mkdirSync(join(place, name))
  openMemoryFolder({ place, room: 0 })?.remove()
  expect(existsSync(folder)).toBe(false)
  for (const name of others) expect([name, existsSync(join(place, name))]).toEqual([name, true])
})
