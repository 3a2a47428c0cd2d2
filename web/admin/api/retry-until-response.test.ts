import '#test/speak-english.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { ConnectionFailure, reportConnection } from './connection.ts'
import { untilResponse } from './retry-until-response.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  reportConnection('answered')
})

/** A call that meets these one after the other, and notes what it was told of the try before it. */
function meeting(...met: unknown[]) {
  const before: (string | null)[] = []
  const call = async (last: ConnectionFailure | null) => {
    before.push(last?.kind ?? null)
    const next = met.shift()
    if (next instanceof Error) throw next
    return next
  }
  return { before, call }
}

function trying() {
  const controller = new AbortController()
  const told: string[] = []
  const onFailure = (met: ConnectionFailure) => told.push(met.message)
  return { controller, told, asked: { signal: controller.signal, onFailure: onFailure } }
}

test('what nobody answers is tried again, with longer pauses, until there is an answer', async () => {
  const { before, call } = meeting(
    new ConnectionFailure('away'),
    new ConnectionFailure('away'),
    'Saved.',
  )
  const { told, asked } = trying()
  const response = untilResponse(call, asked)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(before).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(before).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(100)
  expect(await response).toBe('Saved.')
  expect(told).toEqual(new Array(2).fill('The server cannot be reached right now.'))
})

test('a try knows whether one before it may have arrived, whatever came after', async () => {
  const met = [
    new ConnectionFailure('offline'),
    new ConnectionFailure('lost'),
    new ConnectionFailure('offline'),
    'Saved.',
  ]
  const { before, call } = meeting(...met)
  const response = untilResponse(call, trying().asked)
  await vi.advanceTimersByTimeAsync(20_000)
  await response
  expect(before).toEqual([null, 'offline', 'lost', 'lost'])
})

test('it is tried at once when the line is back, and when the server has said', async () => {
  const { before, call } = meeting(
    new ConnectionFailure('offline'),
    new ConnectionFailure('away', 7),
    'Saved.',
  )
  const response = untilResponse(call, trying().asked)
  await vi.advanceTimersByTimeAsync(1)
  reportConnection(new ConnectionFailure('away'))
  await vi.advanceTimersByTimeAsync(1)
  expect(before).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(6_900)
  expect(before).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(await response).toBe('Saved.')
})

test('a save that fails while other calls succeed is sent after growing pauses, not each time', async () => {
  const sent: number[] = []
  const began = Date.now()
  const { controller, asked } = trying()
  const refusing = async () => {
    sent.push(Math.round((Date.now() - began) / 1_000))
    reportConnection(new ConnectionFailure('away'))
    throw new ConnectionFailure('away')
  }
  const response = untilResponse(refusing, asked).catch(() => 'stopped')
  for (let second = 0; second < 59; second += 0.2) {
    await vi.advanceTimersByTimeAsync(200)
    reportConnection('answered') // another call, as presence or a list
  }
  controller.abort()
  await response
  expect(sent).toEqual([0, 1, 3, 7, 15, 30, 45])
})

test('a pause that the server asks for is kept, though other calls succeed meanwhile', async () => {
  const { before, call } = meeting(new ConnectionFailure('away', 7), 'Saved.')
  const response = untilResponse(call, trying().asked)
  await vi.advanceTimersByTimeAsync(1)
  reportConnection(new ConnectionFailure('away'))
  reportConnection('answered')
  await vi.advanceTimersByTimeAsync(6_900)
  expect(before).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await response).toBe('Saved.')
})

test('a refusal is an answer and is not tried again', async () => {
  const { before, call } = meeting(new ApiError(409, 'No.'), 'never')
  await expect(untilResponse(call, trying().asked)).rejects.toThrow('No.')
  expect(before).toHaveLength(1)
})

test('whoever stops it hears of the last onFailure, and nothing more is sent', async () => {
  const { before, call } = meeting(new ConnectionFailure('offline'), 'never')
  const { controller, asked } = trying()
  const response = untilResponse(call, asked)
  const refused = expect(response).rejects.toThrow('You are offline.')
  await vi.advanceTimersByTimeAsync(100)
  controller.abort()
  await refused
  await vi.advanceTimersByTimeAsync(60_000)
  expect(before).toHaveLength(1)
})
