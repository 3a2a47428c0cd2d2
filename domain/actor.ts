import type { Scope } from '#catalogue/people/scope.ts'
import type { RoleName } from '#catalogue/roles.ts'

/** The signed-in person who does something, from the session, never from the request. */
export interface Actor {
  id: number
  username: string
  role: RoleName
  /** What the account is limited to; left out: the role holds everywhere. */
  scope?: Scope
  /** The role requires a second factor that is not set up yet: nothing else is allowed before. */
  isUnsecured?: true
}

/** Whom the log names: a person, or the system. */
export type ActorRef = Pick<Actor, 'id' | 'username'>
