import { afterEach, expect, test, vi } from 'vitest'
import { StoreBusy } from './refusals.ts'
import { WaitingLine } from './waiting-line.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('writes come in one after the other, in the order in which they asked', async () => {
  const line = new WaitingLine()
  const order: number[] = []
  let inside = 0
  const writes = Array.from({ length: 50 }, async (_, index) => {
    const leave = await line.enter()
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
  const line = new WaitingLine(3)
  let inside = 0
  let most = 0
  const visits = Array.from({ length: 50 }, async () => {
    const leave = await line.enter()
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
  const line = new WaitingLine()
  const leave = await line.enter()
  const entered: string[] = []
  const second = line.enter()
  const third = line.enter().then((leaveThird) => {
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
  const line = new WaitingLine()
  const leave = await line.enter()
  const refused = expect(line.enter()).rejects.toBeInstanceOf(StoreBusy)
  await vi.advanceTimersByTimeAsync(3_000)
  const later = line.enter()
  await vi.advanceTimersByTimeAsync(2_000)
  await refused
  leave()
  const leaveLater = await later
  leaveLater()
})

test('at most a thousand wait; more are refused at once', async () => {
  vi.useFakeTimers()
  const line = new WaitingLine()
  await line.enter()
  const waiting = Array.from({ length: 1_000 }, () =>
    expect(line.enter()).rejects.toBeInstanceOf(StoreBusy),
  )
  await expect(line.enter()).rejects.toBeInstanceOf(StoreBusy)
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all(waiting)
})
