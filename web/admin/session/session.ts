import type { SignedInUser } from '#web/admin/api/wire.gen.ts'

/** Who is signed in on this browser (specification section 3, "Stored locally"). */
export interface Session {
  token: string
  user: SignedInUser
  /** When it ends however much it is used (ISO 8601 UTC), where this browser has been told. */
  endsAt?: string | null
}

const tokenName = 'token'
const userName = 'user_details'
const endName = 'session_ends'

export function readSession(storage: Storage = localStorage): Session | null {
  const token = storage.getItem(tokenName)
  const user = parseUser(storage.getItem(userName))
  return token && user ? { token, user, endsAt: storage.getItem(endName) } : null
}

export function storeSession(session: Session, storage: Storage = localStorage): void {
  storage.removeItem(loggedOutName)
  storage.setItem(tokenName, session.token)
  storage.setItem(userName, JSON.stringify(session.user))
  if (session.endsAt) storage.setItem(endName, session.endsAt)
}

const loggedOutName = 'logged_out'

/** The same because the person said so: other tabs tell it from a session that was over. */
export function logOut(storage: Storage = localStorage): void {
  storage.setItem(loggedOutName, '1')
  clearSession(storage)
}

/** Is nobody signed in because somebody logged out? */
export function hasLoggedOut(storage: Storage = localStorage): boolean {
  return storage.getItem(loggedOutName) !== null
}

/** Takes the credentials away; pins and unsaved edits stay. */
export function clearSession(storage: Storage = localStorage): void {
  storage.removeItem(tokenName)
  storage.removeItem(userName)
  storage.removeItem(endName)
}

function parseUser(text: string | null): SignedInUser | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    return isUser(found) ? found : null
  } catch {
    return null
  }
}

function isUser(found: unknown): found is SignedInUser {
  return (
    typeof found === 'object' &&
    found !== null &&
    'id' in found &&
    typeof found.id === 'number' &&
    'username' in found &&
    'roles' in found
  )
}
