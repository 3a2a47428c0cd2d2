import { expect, test } from 'vitest'
import { limits } from '#catalogue/limits.ts'
import { openTestApp } from '#test/open-test-app.ts'

test('of forty sign-ins at once those that find no place are 503 with Retry-After, and count as no try', async () => {
  let isOpen = Promise.resolve()
  const app = await openTestApp({
    wrap: (store) => ({
      ...store,
      write: async (work) => {
        await isOpen
        return store.write(work)
      },
    }),
  })
  const gate = Promise.withResolvers<void>()
  isOpen = gate.promise
  let inside = 40
  const tries = Array.from({ length: 40 }, async (_, n) => {
    const typed = { username: `guess${n}`, password: 'a guess' }
    const response = await app.call(null, 'POST', '/auth/login', typed)
    inside -= 1
    if (inside === limits.signInsAtOnce) gate.resolve()
    return response
  })
  const responses = await Promise.all(tries)
  const refused = responses.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(40 - limits.signInsAtOnce)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('2')
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(limits.signInsAtOnce)
  const counted = await app.store.db.selectFrom('sign_in_attempt').select('address').execute()
  expect(counted).toHaveLength(limits.signInsAtOnce)
})
