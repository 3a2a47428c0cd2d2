import { expect, test } from 'vitest'
import { madeOnce } from './made-once.ts'

test('it is made once for all who ask, and again where that failed', async () => {
  let tries = 0
  const ask = madeOnce(async () => {
    tries += 1
    if (tries === 1) throw new Error('no memory')
    return tries
  })
  const first = await Promise.allSettled([ask(), ask()])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
  expect(await ask()).toBe(2)
})
