import { expect, test } from 'vitest'
import { Turnstile } from './turnstile.ts'

/** Work that ends when the test says so. */
function heldWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { ends, work }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('so many run at once, some wait for their turn, the rest is told that the system is busy', async () => {
  const turnstile = new Turnstile({ atOnce: 2, longestQueue: 1 })
  const { ends, work } = heldWork()
  const runs = [turnstile.run(work), turnstile.run(work), turnstile.run(work)]
  await settled()
  expect(ends).toHaveLength(2)
  await expect(turnstile.run(work)).rejects.toMatchObject({ code: 'busy', status: 503 })
  ends[0]?.()
  await settled()
  expect(ends).toHaveLength(3)
  ends[1]?.()
  ends[2]?.()
  await Promise.all(runs)
})

test('work that fails gives its place to the next', async () => {
  const turnstile = new Turnstile({ atOnce: 1, longestQueue: 1 })
  const failing = turnstile.run(() => Promise.reject(new Error('no luck')))
  const next = turnstile.run(async () => 'done')
  await expect(failing).rejects.toThrow('no luck')
  expect(await next).toBe('done')
  expect(await turnstile.run(async () => 'free again')).toBe('free again')
})
