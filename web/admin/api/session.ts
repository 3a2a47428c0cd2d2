import type { SignedInUser } from './wire.gen.ts'

/** The person signed in on this browser (specification section 3, "Stored locally"). */
export interface Session {
  token: string
  user: SignedInUser
  /** When it ends at the latest (ISO 8601 UTC), where known. */
  endsAt?: string | null
}

const tokenName = 'token'
const userName = 'user_details'
const personName = 'User'
const endName = 'session_ends'
const colourNames = ['primary_color', 'secondary_color'] as const

export function readSession(storage: Storage = localStorage): Session | null {
  const token = storage.getItem(tokenName)
  const user = parseUser(storage.getItem(userName))
  return token && user ? { token, user, endsAt: storage.getItem(endName) } : null
}

export function storeSession(session: Session, storage: Storage = localStorage): void {
  storage.removeItem(loggedOutName)
  storage.setItem(tokenName, session.token)
  storage.setItem(userName, JSON.stringify(session.user))
  storePerson(session.user, storage)
  if (session.endsAt) storage.setItem(endName, session.endsAt)
}

const loggedOutName = 'logged_out'

/** Clears the session; other tabs can tell a log-out from an expired session. */
export function logOut(storage: Storage = localStorage): void {
  storage.setItem(loggedOutName, '1')
  clearSession(storage)
}

export function hasLoggedOut(storage: Storage = localStorage): boolean {
  return storage.getItem(loggedOutName) !== null
}

/** Stores the signed-in person (specification section 3, `User`). */
export function storePerson(user: SignedInUser, storage: Storage = localStorage): void {
  storage.setItem(personName, JSON.stringify(user))
}

/** Stores the brand's two colours beside the person, where storage is available. */
export function storeColours(
  colours: Record<(typeof colourNames)[number], string>,
  storage: Storage = localStorage,
): void {
  try {
    for (const name of colourNames) storage.setItem(name, colours[name])
  } catch {
    // Storage may be full or forbidden; nothing depends on the colours.
  }
}

/** Returns what a call lacks for authentication (specification section 8), or null. */
export function missingFrom(storage: Storage = localStorage): 'token' | 'details' | null {
  if (!storage.getItem(tokenName)) return 'token'
  return readSession(storage) ? null : 'details'
}

/** Removes the credentials and what is stored with them; pins and unsaved edits stay. */
export function clearSession(storage: Storage = localStorage): void {
  storage.removeItem(tokenName)
  storage.removeItem(userName)
  for (const name of [personName, endName, ...colourNames]) storage.removeItem(name)
}

function parseUser(text: string | null): SignedInUser | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isUser(stored) ? stored : null
  } catch {
    return null
  }
}

function isUser(stored: unknown): stored is SignedInUser {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'id' in stored &&
    typeof stored.id === 'number' &&
    'username' in stored &&
    'roles' in stored
  )
}
