import '#test/speak-english.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { setLanguage } from '#web/admin/i18n/translate.ts'
import { ApiError, errorMessage } from './api-error.ts'
import { deleteApi, getApi, postApi, sessionOver } from './call-api.ts'
import { ConnectionFailure, isConnected } from './connection.ts'
import { sessionEnd } from './guard.ts'

function serverResponds(status: number, body: unknown) {
  const call = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  )
  vi.stubGlobal('fetch', call)
  return call
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('token', 'abc')
  localStorage.setItem('user_details', JSON.stringify({ id: 2, username: 'editor', roles: {} }))
})

afterEach(() => vi.unstubAllGlobals())

test('every call but signing in carries the bearer token', async () => {
  const call = serverResponds(200, { success: true, message: 'Loaded.', data: 7 })
  expect(await getApi('/logs', {})).toBe(7)
  await postApi('/auth/login', { body: { username: 'editor', password: 'a' } })
  const sent = call.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'))
  expect(sent).toEqual(['Bearer abc', null])
})

test('every call asks for answers in the language of the reader', async () => {
  const call = serverResponds(200, { success: true, message: '好', code: 'loaded', data: 7 })
  await setLanguage('cn')
  await getApi('/logs', {})
  await postApi('/auth/login', { body: { username: 'editor', password: 'a' } })
  const sent = call.mock.calls.map(([, init]) => new Headers(init.headers).get('accept-language'))
  expect(sent).toEqual(['zh-Hans', 'zh-Hans'])
  await setLanguage('en')
})

test("a refusal carries the server's sentence, its fields and what stands now", async () => {
  const body = { success: false, message: 'No.', errors: { title: ['Why.'] }, data: { current: 1 } }
  serverResponds(409, body)
  const error = await postApi('/discovers', { body: {} }).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 409, message: 'No.', errors: { title: ['Why.'] } })
})

test('a 401 takes the credentials away and says that the session is over', async () => {
  serverResponds(401, { success: false, message: 'Authentication information is missing.' })
  const over = vi.fn()
  sessionOver.addEventListener('over', over, { once: true })
  await expect(getApi('/logs', {})).rejects.toThrow('Authentication information is missing.')
  expect(over).toHaveBeenCalledOnce()
  expect(localStorage.getItem('token')).toBeNull()
})

test('without a token nothing is called', async () => {
  localStorage.removeItem('token')
  const call = serverResponds(200, {})
  await expect(getApi('/logs', {})).rejects.toThrow('No token found!')
  expect(sessionEnd()).toBe('token')
  localStorage.setItem('token', 'a token')
  localStorage.removeItem('user_details')
  await expect(getApi('/logs', {})).rejects.toThrow('Authentication information is missing.')
  expect(sessionEnd()).toBe('details')
  expect(call).not.toHaveBeenCalled()
})

test('no answer is told apart from an answer: offline, a broken line, a proxy without its server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('navigator', { onLine: false })
  const met = [await caught(getApi('/logs', {}))]
  vi.stubGlobal('navigator', { onLine: true })
  met.push(await caught(getApi('/logs', {})))
  for (const status of [502, 503, 504]) {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad Gateway</h1>', { status }))
    met.push(await caught(getApi('/logs', {})))
  }
  expect(met.every((error) => error instanceof ConnectionFailure)).toBe(true)
  expect(met.map(errorMessage)).toEqual([
    'You are offline.',
    'The server did not respond.',
    ...new Array(3).fill('The server cannot be reached right now.'),
  ])
})

test('a server that says when it is back is asked then', async () => {
  const headers = { 'retry-after': '7' }
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503, headers }))
  expect(await caught(getApi('/logs', {}))).toMatchObject({ kind: 'away', after: 7 })
})

test('an answer that breaks off in the middle is no answer; one that was called off is none of it', async () => {
  const breaks = {
    status: 200,
    headers: new Headers(),
    text: () => Promise.reject(new TypeError()),
  }
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => breaks)
  expect(await caught(getApi('/logs', {}))).toMatchObject({ kind: 'lost' })
  const off = new DOMException('off', 'AbortError')
  vi.stubGlobal('fetch', () => Promise.reject(off))
  expect(await caught(getApi('/logs', {}))).toBe(off)
})

test('the line is broken from the first call without an answer to the next one with any', async () => {
  expect(isConnected()).toBe(false)
  serverResponds(422, { success: false, message: 'No.' })
  await caught(getApi('/logs', {}))
  expect(isConnected()).toBe(true)
})

function caught(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => error)
}

test('an address has its id, and what is asked of it', async () => {
  const call = serverResponds(200, { success: true, message: 'Loaded.', data: {} })
  await getApi('/galleries/folders/{id}/view', {
    id: 3,
    query: { page: 2, search: 'petal & fries' },
  })
  await getApi('/logs', { query: { search: '', page: 1 } })
  await deleteApi('/galleries/{id}', { id: 8 })
  expect(call.mock.calls.map(([path, { method }]) => [method, path])).toEqual([
    ['GET', '/api/galleries/folders/3/view?page=2&search=petal+%26+fries'],
    ['GET', '/api/logs?page=1'],
    ['DELETE', '/api/galleries/8'],
  ])
})
