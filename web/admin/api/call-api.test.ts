import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { getApi, postApi, sessionOver } from './call-api.ts'
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
  expect(await getApi('/logs')).toBe(7)
  await postApi('/auth/login', {})
  const sent = call.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'))
  expect(sent).toEqual(['Bearer abc', null])
})

test("a refusal carries the server's sentence, its fields and what stands now", async () => {
  const body = { success: false, message: 'No.', errors: { title: ['Why.'] }, data: { current: 1 } }
  serverAnswers(409, body)
  const refused = await postApi('/discovers', {}).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({ status: 409, message: 'No.', errors: { title: ['Why.'] } })
})

test('a 401 takes the credentials away and says that the session is over', async () => {
  serverAnswers(401, { success: false, message: 'Authentication information is missing.' })
  const over = vi.fn()
  sessionOver.addEventListener('over', over, { once: true })
  await expect(getApi('/logs')).rejects.toThrow('Authentication information is missing.')
  expect(over).toHaveBeenCalledOnce()
  expect(localStorage.getItem('token')).toBeNull()
})

test('without a token nothing is called', async () => {
  localStorage.removeItem('token')
  const call = serverAnswers(200, {})
  await expect(getApi('/logs')).rejects.toThrow('No token found!')
  expect(call).not.toHaveBeenCalled()
})
