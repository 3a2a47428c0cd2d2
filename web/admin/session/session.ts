import type { SignedInUser } from '#web/admin/api/wire.gen.ts'

/** Who is signed in on this browser (specification section 3, "Stored locally"). */
export interface Session {
  token: string
  user: SignedInUser
}

const tokenName = 'token'
const userName = 'user_details'

export function readSession(storage: Storage = localStorage): Session | null {
  const token = storage.getItem(tokenName)
  const user = parseUser(storage.getItem(userName))
  return token && user ? { token, user } : null
}

export function storeSession(session: Session, storage: Storage = localStorage): void {
  storage.setItem(tokenName, session.token)
  storage.setItem(userName, JSON.stringify(session.user))
}

/** Takes the credentials away; pins and unsaved edits stay. */
export function clearSession(storage: Storage = localStorage): void {
  storage.removeItem(tokenName)
  storage.removeItem(userName)
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
