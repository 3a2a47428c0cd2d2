import { afterEach, expect, test, vi } from 'vitest'
import { DatabaseQueue } from './database-queue.ts'
import { StoreBusy } from './store-errors.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('writes come in one after the other, in the order in which they asked', async () => {
  const queue = new DatabaseQueue()
  const order: number[] = []
  let inside = 0
  const writes = Array.from({ length: 50 }, async (_, index) => {
    const leave = await queue.enter()
    inside += 1
    expect(inside).toBe(1)
    order.push(index)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
    leave()
  })
  await Promise.all(writes)
  expect(order).toEqual(Array.from({ length: 50 }, (_, index) => index))
})

test('where there are several places, as many are in at once and no more', async () => {
  const queue = new DatabaseQueue(3)
  let inside = 0
  let most = 0
  const visits = Array.from({ length: 50 }, async () => {
    const leave = await queue.enter()
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
    leave()
  })
  await Promise.all(visits)
  expect(most).toBe(3)
})

test('leaving twice lets only one in', async () => {
  const queue = new DatabaseQueue()
  const leave = await queue.enter()
  const entered: string[] = []
  const second = queue.enter()
  const third = queue.enter().then((leaveThird) => {
    entered.push('third')
    leaveThird()
  })
  leave()
  leave()
  const leaveSecond = await second
  await new Promise((resolve) => setImmediate(resolve))
  expect(entered).toEqual([])
  leaveSecond()
  await third
  expect(entered).toEqual(['third'])
})

test('who waits longer than five seconds is refused, the others keep their turn', async () => {
  vi.useFakeTimers()
  const queue = new DatabaseQueue()
  const leave = await queue.enter()
  const refused = expect(queue.enter()).rejects.toBeInstanceOf(StoreBusy)
  await vi.advanceTimersByTimeAsync(3_000)
  const later = queue.enter()
  await vi.advanceTimersByTimeAsync(2_000)
  await refused
  leave()
  const leaveLater = await later
  leaveLater()
})

test('at most a thousand wait; more are refused at once', async () => {
  vi.useFakeTimers()
  const queue = new DatabaseQueue()
  await queue.enter()
  const waiting = Array.from({ length: 1_000 }, () =>
    expect(queue.enter()).rejects.toBeInstanceOf(StoreBusy),
  )
  await expect(queue.enter()).rejects.toBeInstanceOf(StoreBusy)
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all(waiting)
})
