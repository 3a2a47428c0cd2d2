import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type CachedResponse, makeCachedResponse } from './cached-response.ts'
import { Recompressor } from './recompressor.ts'

const log = pino({ level: 'silent' })
const text = (start: number) =>
  Array.from({ length: 3_000 }, (_, n) => `${n % 7} of ${(start + n) ** 2}`).join(', ')
const answer = (start: number) =>
  makeCachedResponse({ status: 200, type: 'text/html; charset=utf-8', body: text(start) }, {})

test('what is still kept after a while is compressed tightly, the newest of its key', async () => {
  const [former, newer, other, gone] = await Promise.all([0, 1, 2, 3].map(answer))
  if (!former || !newer || !other || !gone) throw new Error('nothing to compress')
  const loose = new Map([former, newer, other, gone].map((one) => [one, one.br]))
  const kept = new Set<CachedResponse>([newer, other])
  const squeezer = new Recompressor((_key, one) => kept.has(one), log)
  squeezer.add('/page', former)
  squeezer.add('/gone', gone)
  squeezer.add('/page', newer)
  squeezer.add('/other', other)
  const isTight = (one: CachedResponse) => one.br !== loose.get(one)
  await expect.poll(() => isTight(newer) && isTight(other), { timeout: 10_000 }).toBe(true)
  expect([isTight(former), isTight(gone)]).toEqual([false, false])

  kept.add(former)
  squeezer.add('/later', former)
  await expect.poll(() => isTight(former), { timeout: 10_000 }).toBe(true)
})

test('it gives way while pages are being made, and not for ever', async () => {
  const [patient, hurried, bounded] = await Promise.all([4, 5, 6].map(answer))
  if (!patient || !hurried || !bounded) throw new Error('nothing to compress')
  const loose = new Map([patient, hurried, bounded].map((one) => [one, one.br]))
  const isTight = (one: CachedResponse) => one.br !== loose.get(one)
  const pace = { after: 0, quiet: 60_000, giveWay: 60_000, rests: 3 }
  const squeeze = (one: CachedResponse, paced: typeof pace) => {
    const squeezer = new Recompressor(() => true, log, paced)
    squeezer.giveWay()
    squeezer.add('/page', one)
  }
  squeeze(patient, pace)
  squeeze(bounded, { ...pace, giveWay: 20 })
  squeeze(hurried, { ...pace, quiet: 0 })
  await expect.poll(() => isTight(hurried) && isTight(bounded), { timeout: 10_000 }).toBe(true)
  expect(isTight(patient)).toBe(false)
})

test('what cannot be compressed stays as it is, is said, and keeps nothing else from it', async () => {
  const [other, broken] = await Promise.all([7, 8].map(answer))
  if (!other || !broken) throw new Error('nothing to compress')
  const loose = other.br
  const told: { key: string; msg: string }[] = []
  const telling = pino({}, { write: (line) => told.push(JSON.parse(line)) })
  const squeezer = new Recompressor(() => true, telling, {
    after: 0,
    quiet: 0,
    giveWay: 0,
    rests: 0,
  })
  const memoryless = {
    ...broken,
    get identity(): never {
      throw new Error('no memory')
    },
  }
  squeezer.add('/broken', memoryless)
  squeezer.add('/other', other)
  await expect.poll(() => other.br !== loose, { timeout: 10_000 }).toBe(true)
  expect(told).toMatchObject([{ key: '/broken', msg: 'a page stays loosely compressed', err: {} }])
})

test('what was just made stays as it is for as long as it is told', async () => {
  const one = await answer(9)
  const loose = one.br
  const begun = performance.now()
  new Recompressor(() => true, log, { after: 1_500, quiet: 0, giveWay: 0, rests: 3 }).add(
    '/page',
    one,
  )
  await expect.poll(() => one.br !== loose, { timeout: 10_000 }).toBe(true)
  expect(performance.now() - begun).toBeGreaterThan(1_500)
})

test('it rests after each for as long as it is told', async () => {
  const [first, second] = await Promise.all([10, 11].map(answer))
  if (!first || !second) throw new Error('nothing to compress')
  const [loose, untouched] = [first.br, second.br]
  const pace = { after: 0, quiet: 0, giveWay: 0, rests: 10_000 }
  const squeezer = new Recompressor(() => true, log, pace)
  squeezer.add('/first', first)
  squeezer.add('/second', second)
  await expect.poll(() => first.br !== loose, { timeout: 10_000 }).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(second.br).toBe(untouched)
})
