import { expect, test } from 'vitest'
import { expectDocumented } from './expect-documented.ts'

function hold(status: number, body: unknown, type = 'application/json; charset=utf-8') {
  const bytes = Buffer.from(JSON.stringify(body))
  expectDocumented('GET', '/auth/token', { status, headers: { 'content-type': type }, bytes })
}

const success = { success: true, message: 'Loaded.', code: 'loaded', data: { success: true } }
const refused = { success: false, message: 'No.', code: 'notFound' }

test('an answer as the document describes it passes', () => {
  hold(200, success)
  hold(401, refused)
})

test('one with more, less or something else does not, nor a status or type that is not described', () => {
  expect(() => hold(200, { ...success, data: { success: true, more: 1 } })).toThrow('more')
  expect(() => hold(200, { ...success, more: 1 })).toThrow('more')
  expect(() => hold(200, { ...success, data: {} })).toThrow('GET /auth/token 200 is not as')
  expect(() => hold(200, { ...success, data: { success: 'yes' } })).toThrow('boolean')
  expect(() => hold(401, { ...refused, stack: '' })).toThrow('stack')
  expect(() => hold(401, success)).toThrow('GET /auth/token 401 is not as')
  expect(() => hold(409, refused)).toThrow('409 is not in the description')
  expect(() => hold(200, success, 'text/html')).toThrow('text/html')
  for (const [status, whole] of [
    [200, success],
    [401, refused],
  ] as const) {
    for (const name of Object.keys(whole))
      expect(() => hold(status, { ...whole, [name]: undefined }), name).toThrow(
        'is not as described',
      )
  }
})
