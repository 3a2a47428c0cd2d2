import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { ApiError } from '#web/admin/api/api-error.ts'
import { ConnectionFailure } from '#web/admin/api/connection.ts'
import { reasonOf, retryAfter } from './use-autosave.ts'

test('what the server has refused is not sent again as it is', () => {
  for (const status of [401, 403, 409, 413, 422, 429, 500]) {
    expect(retryAfter(new ApiError(status, 'No.'), 'up')).toBeNull()
  }
  expect(retryAfter(null, 'up')).toBeNull()
})

test('what was typed offline is sent once the connection is back', () => {
  const failure = new ConnectionFailure('offline')
  expect(retryAfter(failure, 'offline')).toBeNull()
  expect(retryAfter(failure, 'away')).toBeNull()
  expect(retryAfter(failure, 'up')).toBeGreaterThan(0)
})

test('a save without a response is repeated slowly, or when the server asks for it', () => {
  const offline = retryAfter(new ConnectionFailure('offline'), 'up') ?? 0
  expect(retryAfter(new ConnectionFailure('lost'), 'up')).toBeGreaterThan(offline)
  expect(retryAfter(new ConnectionFailure('away', 60), 'away')).toBe(60_000)
})

test('the reason is the first wrong field’s sentence, else the answer’s', () => {
  const incomplete = new ApiError(422, 'Incomplete details.', { slug: ['This address is taken.'] })
  expect(reasonOf(incomplete)).toBe('This address is taken.')
  expect(reasonOf(new ApiError(403, 'Not yours.'))).toBe('Not yours.')
  expect(reasonOf(new Error('bug'))).toBe("Something's not right. Please try again.")
})
