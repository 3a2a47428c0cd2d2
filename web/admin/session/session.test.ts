import { expect, test } from 'vitest'
import { clearSession, hasLoggedOut, logOut, readSession, storeSession } from './session.ts'

/** What a browser offers, as far as a session uses it. */
function memory(): Storage {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
    clear: () => held.clear(),
  }
}

const user = { id: 2, username: 'editor', roles: { id: 2, name: 'Editor' } }
const session = { token: 'a token', user } as Parameters<typeof storeSession>[0]

test('a session that was over is told from one that somebody ended', () => {
  const storage = memory()
  storeSession(session, storage)
  clearSession(storage)
  expect([readSession(storage), hasLoggedOut(storage)]).toEqual([null, false])
  storeSession(session, storage)
  logOut(storage)
  expect([readSession(storage), hasLoggedOut(storage)]).toEqual([null, true])
  storeSession(session, storage)
  expect(hasLoggedOut(storage)).toBe(false)
})
