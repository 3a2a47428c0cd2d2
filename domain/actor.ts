import type { RoleName } from '#catalogue/roles.ts'

/** The person who does something, as the session says, never as the request says. */
export interface Actor {
  id: number
  username: string
  role: RoleName
}
