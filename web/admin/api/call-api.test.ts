import '#test/speak-english.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { speak } from '#web/admin/speech/speech.ts'
import { deleteApi, getApi, postApi, sessionOver } from './call-api.ts'
import { Refusal } from './refusal.ts'

function serverAnswers(status: number, body: unknown) {
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
  const call = serverAnswers(200, { success: true, message: 'Loaded.', data: 7 })
  expect(await getApi('/logs', {})).toBe(7)
  await postApi('/auth/login', { body: { username: 'editor', password: 'a' } })
  const sent = call.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'))
  expect(sent).toEqual(['Bearer abc', null])
})

test('every call asks for answers in the language of the reader', async () => {
  const call = serverAnswers(200, { success: true, message: '好', code: 'loaded', data: 7 })
  await speak('cn')
  await getApi('/logs', {})
  await postApi('/auth/login', { body: { username: 'editor', password: 'a' } })
  const sent = call.mock.calls.map(([, init]) => new Headers(init.headers).get('accept-language'))
  expect(sent).toEqual(['zh-Hans', 'zh-Hans'])
  await speak('en')
})

test("a refusal carries the server's sentence, its fields and what stands now", async () => {
  const body = { success: false, message: 'No.', errors: { title: ['Why.'] }, data: { current: 1 } }
  serverAnswers(409, body)
  const refused = await postApi('/discovers', { body: {} }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({ status: 409, message: 'No.', errors: { title: ['Why.'] } })
})

test('a 401 takes the credentials away and says that the session is over', async () => {
  serverAnswers(401, { success: false, message: 'Authentication information is missing.' })
  const over = vi.fn()
  sessionOver.addEventListener('over', over, { once: true })
  await expect(getApi('/logs', {})).rejects.toThrow('Authentication information is missing.')
  expect(over).toHaveBeenCalledOnce()
  expect(localStorage.getItem('token')).toBeNull()
})

test('without a token nothing is called', async () => {
  localStorage.removeItem('token')
  const call = serverAnswers(200, {})
  await expect(getApi('/logs', {})).rejects.toThrow('No token found!')
  expect(call).not.toHaveBeenCalled()
})

test('an address has its id, and what is asked of it', async () => {
  const call = serverAnswers(200, { success: true, message: 'Loaded.', data: {} })
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
