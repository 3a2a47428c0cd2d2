import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { StartRefused } from '#catalogue/start-refused.ts'
import { StoreBusy, StoreFull } from '#store/refusals.ts'
import { type Serving, startOrStandIn } from './standing-in.ts'

const told: { level: number; msg: string; err?: { message: string } }[] = []
const log = pino({}, { write: (line) => told.push(JSON.parse(line)) })
beforeEach(() => {
  told.length = 0
})

function namedApp(name: string) {
  const seen: string[] = []
  const app: Serving = {
    admit: () => void seen.push(`${name} admits`),
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
  // Of a try that fails as the one before it nothing is said.
  expect(told).toMatchObject([
    {
      level: 50,
      msg: 'it starts without its database: guests get what is kept on disk',
      err: { message: 'away' },
    },
    { level: 40, msg: 'the database is back: it has started in earnest' },
  ])
})

test('each try waits longer than the one before it, and one that fails otherwise is said', async () => {
  const tries: number[] = []
  const open = () => {
    tries.push(performance.now())
    const isOther = tries.length === 3
    return Promise.reject(isOther ? new StartRefused('another version') : new StoreBusy('away'))
  }
  const app = await startOrStandIn({ open, standIn: async () => namedApp('little').app, log })
  await expect.poll(() => tries.length, { timeout: 10_000 }).toBe(4)
  await app.close()
  const [first = 0, second = 0, third = 0] = tries.slice(1).map((at, nth) => at - (tries[nth] ?? 0))
  // No timer is early; a busy machine may make any of them late.
  expect(first).toBeGreaterThan(240)
  expect(second).toBeGreaterThan(490)
  expect(second).toBeLessThan(1_500)
  expect(third).toBeGreaterThan(990)
  expect(told.slice(1)).toMatchObject([
    { level: 50, msg: 'it cannot start in earnest yet', err: { message: 'another version' } },
  ])
})

test('as long as it is so, it is said again and again', async () => {
  const pace = { firstPause: 5, longestPause: 5, sayEvery: 110 }
  let tries = 0
  const open = () => {
    tries += 1
    return Promise.reject(new StoreBusy('away'))
  }
  const standIn = async () => namedApp('little').app
  const app = await startOrStandIn({ open, standIn, log, pace })
  const said = () => told.filter(({ msg }) => msg === 'it cannot start in earnest yet').length
  await expect.poll(said, { interval: 5 }).toBe(1)
  const first = tries
  await expect.poll(said, { interval: 5 }).toBe(2)
  await app.close()
  // Of all tries these two are said.
  expect(first).toBeGreaterThan(3)
  expect(tries - first).toBeGreaterThan(2)
})

test('an app that comes up just as it closes is closed too, and none is opened after', async () => {
  const whole = namedApp('whole')
  const coming = Promise.withResolvers<Serving>()
  let tries = 0
  const open = () => {
    tries += 1
    return tries === 1 ? Promise.reject(new StoreBusy('away')) : coming.promise
  }
  const app = await startOrStandIn({ open, standIn: async () => namedApp('little').app, log })
  await expect.poll(() => tries).toBe(2)
  const closing = app.close()
  coming.resolve(whole.app)
  await closing
  expect(whole.seen).toEqual(['whole closes'])
})

test('who was told to stop while the database was away is told to when it is back', async () => {
  const whole = namedApp('whole')
  const failures = [new StoreBusy('away')]
  const open = async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return whole.app
  }
  const standIn = async () => namedApp('little').app
  const app = await startOrStandIn({ open, standIn, log })
  app.stopTaking()
  await expect.poll(() => whole.seen).toEqual(['whole stops taking'])
  await app.close()
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
  const plain = Object.assign(new Error('a likeness'), { part: 'database' })
  await expect(start(plain)).rejects.toBe(plain)
  await expect(startOrStandIn({ open: () => Promise.reject('away'), standIn, log })).rejects.toBe(
    'away',
  )
  await expect(start(new StoreBusy('away'), false)).rejects.toThrow('away')
})

test('it can be told to stop while its database is away', async () => {
  const { app, seen } = namedApp('little')
  let tries = 0
  const open = () => {
    tries += 1
    return Promise.reject(new StoreFull('no room'))
  }
  const started = await startOrStandIn({ open, standIn: async () => app, log })
  await expect.poll(() => tries).toBe(2)
  started.stopTaking()
  await started.close()
  expect(seen).toEqual(['little stops taking', 'little closes'])
  expect(tries).toBe(2)
})
