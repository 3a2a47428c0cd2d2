import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { DatabaseQueue } from './database-queue.ts'
import { databaseResponded, waitForDatabase, withDatabaseTimeout } from './request-timeout.ts'

const minute = 60_000

/** The time that is left for a wait which begins now. */
const timeLeft = () => waitForDatabase(async (limit) => limit)

const waitInVain = (ms: number) => waitForDatabase(() => pause(ms))

test('waits of one request add up until the database answers', async () => {
  expect(await timeLeft()).toBe(Infinity)
  await withDatabaseTimeout(async () => {
    await waitInVain(20)
    const left = await timeLeft()
    expect(left).toBeLessThanOrEqual(minute - 19)
    await pause(50) // work of its own
    expect(await timeLeft()).toBeGreaterThan(left - 20)
    await waitInVain(20)
    expect(await timeLeft()).toBeLessThanOrEqual(left - 19)
    databaseResponded()
    expect(await timeLeft()).toBe(minute)
  }, minute)
  expect(await timeLeft()).toBe(Infinity)
})

test('a request that has waited for too long is refused without another wait', async () => {
  await withDatabaseTimeout(async () => {
    await waitInVain(20)
    let hasWaited = false
    const wait = async () => {
      hasWaited = true
    }
    await expect(waitForDatabase(wait)).rejects.toMatchObject({ name: 'StoreBusy' })
    expect(hasWaited).toBe(false)
  }, 10)
})

test('work that goes on after the answer has no limit', async () => {
  const answered = Promise.withResolvers<void>()
  let later: Promise<number> = Promise.resolve(0)
  await withDatabaseTimeout(async () => {
    later = answered.promise.then(timeLeft)
  }, minute)
  answered.resolve()
  expect(await later).toBe(Infinity)
})

test('requests count for themselves, and a failure is thrown as it is', async () => {
  const waited = Promise.withResolvers<void>()
  const waiting = withDatabaseTimeout(async () => {
    await waitInVain(20)
    waited.resolve()
    throw new TypeError(`some is gone: ${(await timeLeft()) < minute}`)
  }, minute)
  const other = withDatabaseTimeout(async () => {
    await waited.promise
    return timeLeft()
  }, minute)
  await expect(waiting).rejects.toThrow('some is gone: true')
  expect(await other).toBe(minute)
})

test('a place in the queue is waited for no longer than the request may', async () => {
  const queue = new DatabaseQueue()
  const leave = await queue.enter()
  const patient = queue.enter()
  const order: string[] = []
  void patient.then(() => order.push('patient'))
  const refused = withDatabaseTimeout(() => queue.enter(), 20)
  await expect(refused).rejects.toMatchObject({ name: 'StoreBusy' })
  order.push('refused')
  leave()
  await patient
  expect(order).toEqual(['refused', 'patient'])
})

test('a read snapshot and a write are answers of the database', async () => {
  const store = await openTestStore()
  const name = 'given'
  const steps = [
    () => store.write((tx) => tx.insertInto('fact').values({ name, value: '' }).execute()),
    () => store.readSnapshot((db) => db.selectFrom('fact').selectAll().execute()),
  ]
  for (const step of steps)
    await withDatabaseTimeout(async () => {
      await waitInVain(5)
      await step()
      expect(await timeLeft()).toBe(minute)
    }, minute)
})
