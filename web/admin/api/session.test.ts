import { expect, test } from 'vitest'
import {
  clearSession,
  hasLoggedOut,
  logOut,
  missingFrom,
  readSession,
  storeColours,
  storeSession,
} from './session.ts'

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

test('the person and the two colours are stored beside the token, and go with it', () => {
  const storage = memory()
  storage.setItem('pinned', '["Logs"]')
  storeSession(session, storage)
  storeColours({ primary_color: '#ffb81c', secondary_color: '#2b1420' }, storage)
  const stored = ['token', 'user_details', 'User', 'primary_color', 'secondary_color']
  expect(stored.map((name) => storage.getItem(name))).toEqual([
    'a token',
    JSON.stringify(user),
    JSON.stringify(user),
    '#ffb81c',
    '#2b1420',
  ])
  clearSession(storage)
  expect(stored.map((name) => storage.getItem(name))).toEqual(stored.map(() => null))
  expect(storage.getItem('pinned')).toBe('["Logs"]')
})

test('what a call lacks is named: the token, or whose it is', () => {
  const storage = memory()
  expect(missingFrom(storage)).toBe('token')
  storage.setItem('token', 'a token')
  expect(missingFrom(storage)).toBe('details')
  storeSession(session, storage)
  expect(missingFrom(storage)).toBeNull()
})
