import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { ConnectionFailure } from './connection.ts'
import { keyedSender, newKey } from './use-keyed.ts'

/** Sends texts to a server that answers, or fails, as it is told; says what it was sent. */
function desk() {
  const send = keyedSender<string>()
  const calls: { sent: string; key: string }[] = []
  async function save(step: string, text: string, failure?: Error) {
    const { sent } = await send(
      step,
      () => text,
      async (sent, key) => {
        calls.push({ sent, key })
        if (failure) throw failure
      },
    )
    return sent
  }
  return { calls, save }
}

test('a save without an answer is repeated as it was, under its key', async () => {
  const { calls, save } = desk()
  await expect(save('save', 'One', new ConnectionFailure('lost'))).rejects.toThrow()
  await expect(save('save', 'One, two', new ConnectionFailure('offline'))).rejects.toThrow()
  expect(await save('save', 'One, two')).toBe('One')
  expect(await save('save', 'One, two')).toBe('One, two')
  expect(calls.map(({ sent }) => sent)).toEqual(['One', 'One', 'One', 'One, two'])
  expect(new Set(calls.slice(0, 3).map(({ key }) => key)).size).toBe(1)
  expect(calls[3]?.key).not.toBe(calls[0]?.key)
})

test('what never left the browser goes along with the next try, and so does what was refused', async () => {
  const { calls, save } = desk()
  await expect(save('save', 'One', new ConnectionFailure('offline'))).rejects.toThrow()
  await expect(save('save', 'Two', new ApiError(422, 'Wrong.'))).rejects.toThrow()
  expect(await save('save', 'Three')).toBe('Three')
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3)
})

test('a submission does not repeat a draft that had no answer', async () => {
  const { calls, save } = desk()
  await expect(save('draft', 'One', new ConnectionFailure('away'))).rejects.toThrow()
  expect(await save('submit', 'Two')).toBe('Two')
  expect(calls[1]?.key).not.toBe(calls[0]?.key)
})

test('no key comes twice', () => {
  const keys = Array.from({ length: 10_000 }, newKey)
  expect(new Set(keys).size).toBe(keys.length)
})
