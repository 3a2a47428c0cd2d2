import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { hasGiven, inTime, timeLeft, waitFor } from './in-time.ts'
import { WaitingLine } from './waiting-line.ts'

const minute = 60_000

test('what was waited for in vain counts until the database gives something', async () => {
  expect(timeLeft()).toBeNull()
  await inTime(async () => {
    expect(timeLeft()).toBe(minute)
    await waitFor(() => pause(20))
    const left = timeLeft()
    expect(left).toBeLessThan(minute)
    await pause(20)
    expect(timeLeft()).toBe(left)
    const twice = [waitFor(() => pause(20)), waitFor(() => pause(40))]
    await Promise.all(twice)
    expect(timeLeft()).toBeLessThan(left ?? 0)
    hasGiven()
    expect(timeLeft()).toBe(minute)
  }, minute)
  expect(timeLeft()).toBeNull()
})

test('what goes on after the answer waits as everybody does who answers nobody', async () => {
  const answered = Promise.withResolvers<void>()
  let later: Promise<number | null> = Promise.resolve(0)
  await inTime(async () => {
    later = answered.promise.then(timeLeft)
  }, minute)
  answered.resolve()
  expect(await later).toBeNull()
})

test('requests count for themselves, and a failure is thrown as it is', async () => {
  const gate = Promise.withResolvers<void>()
  const waiting = inTime(async () => {
    await waitFor(() => pause(20))
    gate.resolve()
    throw new TypeError(`left ${(timeLeft() ?? 0) < minute}`)
  }, minute)
  const other = inTime(async () => {
    await gate.promise
    return timeLeft()
  }, minute)
  await expect(waiting).rejects.toThrow('left true')
  expect(await other).toBe(minute)
})

test('a place in a line is waited for no longer than the request may', async () => {
  const line = new WaitingLine()
  const leave = await line.enter()
  const patient = line.enter()
  const order: string[] = []
  void patient.then(() => order.push('patient'))
  await expect(inTime(() => line.enter(), 20)).rejects.toMatchObject({ name: 'StoreBusy' })
  order.push('refused')
  leave()
  await patient
  expect(order).toEqual(['refused', 'patient'])
})

test('reading and writing give something', async () => {
  const store = await openTestStore()
  const name = 'given'
  const steps = [
    () => store.write((tx) => tx.insertInto('fact').values({ name, value: '' }).execute()),
    () => store.readSnapshot((db) => db.selectFrom('fact').selectAll().execute()),
  ]
  for (const step of steps)
    await inTime(async () => {
      await waitFor(() => pause(5))
      await step()
      expect(timeLeft()).toBe(minute)
    }, minute)
})
