import type { RoleName } from '#catalogue/roles.ts'

/** The person who does something, as the session says, never as the request says. */
export interface Actor {
  id: number
  username: string
  role: RoleName
  /** The role needs a second factor that the person has yet to set up, and can do nothing else before. */
  isUnsecured?: true
}

/** Who a line of the log names: a person, or the system. */
export type ActorRef = Pick<Actor, 'id' | 'username'>
