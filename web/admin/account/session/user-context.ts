import { createContext, useContext } from 'react'
import type { SignedInUser } from '#web/admin/api/wire.gen.ts'

export const UserContext = createContext<SignedInUser | null>(null)

/** Returns the signed-in person; only inside `SessionGate`. */
export function useUser(): SignedInUser {
  const user = useContext(UserContext)
  if (!user) throw new Error('useUser needs a SessionGate around it')
  return user
}
