import { expect, test } from 'vitest'
import { newKey } from './new-key.ts'

test('no key comes twice', () => {
  const keys = Array.from({ length: 10_000 }, newKey)
  expect(new Set(keys).size).toBe(keys.length)
})
