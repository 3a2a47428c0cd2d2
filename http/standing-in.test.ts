import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { StartRefused } from '#catalogue/start-refused.ts'
import { StoreBusy } from '#store/refusals.ts'
import { type Serving, startOrStandIn } from './standing-in.ts'

const log = pino({ level: 'silent' })

function namedApp(name: string) {
  const seen: string[] = []
  const app: Serving = {
    handle: () => void seen.push(`${name} answers`),
    stopTaking: () => void seen.push(`${name} stops taking`),
    close: async () => void seen.push(`${name} closes`),
  }
  return { app, seen }
}

const ask = (app: Serving) => app.handle({} as IncomingMessage, {} as ServerResponse)

test('what has pages on disk serves them until its database is back, and then itself', async () => {
  const little = namedApp('little')
  const whole = namedApp('whole')
  const tries = [new StoreBusy('away'), new StartRefused('frozen', { isPassing: true })]
  const open = async () => {
    const failure = tries.shift()
    if (failure) throw failure
    return whole.app
  }
  const app = await startOrStandIn({ open, standIn: async () => little.app, log })
  ask(app)
  expect(little.seen).toEqual(['little answers'])
  await expect
    .poll(() => {
      ask(app)
      return whole.seen.length
    })
    .toBeGreaterThan(0)
  app.stopTaking()
  await app.close()
  expect(whole.seen.slice(-2)).toEqual(['whole stops taking', 'whole closes'])
})

test('what is not over by itself, and what has no pages, does not start', async () => {
  const { app } = namedApp('little')
  const refused = new StartRefused('another version')
  const standIn = async () => app
  const start = (error: Error, canStandIn = true) =>
    startOrStandIn({
      open: () => Promise.reject(error),
      standIn: canStandIn ? standIn : null,
      log,
    })
  await expect(start(refused)).rejects.toBe(refused)
  await expect(start(new TypeError('a bug'))).rejects.toThrow('a bug')
  await expect(start(new StoreBusy('the storage', { part: 'files' }))).rejects.toThrow(
    'the storage',
  )
  await expect(start(new StoreBusy('away'), false)).rejects.toThrow('away')
})

test('it can be told to stop while its database is away', async () => {
  const { app, seen } = namedApp('little')
  const open = () => Promise.reject(new StoreBusy('away'))
  const started = await startOrStandIn({ open, standIn: async () => app, log })
  await pause(300)
  started.stopTaking()
  await started.close()
  expect(seen).toEqual(['little stops taking', 'little closes'])
})
