import type { Declaration } from '#catalogue/declaration.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { type Message, personName } from '#catalogue/messages/message.ts'
import { assignmentMessages } from '#catalogue/people/assignment-messages.ts'
import { may, type RoleName, roles } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import type { Revision } from '#store/content/revisions.ts'
import { listWriterChain } from '#store/log/activity.ts'
import type { Db } from '#store/tables.ts'

/** A draft to finish, or a request to decide on. */
export type OpenRevision = Revision & { state: 'draft' | 'pending' }

/** Throws `Problem('conflict')` where there is neither. */
export function requireOpen(revision: Revision): OpenRevision {
  const { state } = revision
  if (state !== 'draft' && state !== 'pending')
    throw new Problem('conflict', assignmentMessages.nothingOpen)
  return { ...revision, state }
}

/** Throws `Problem('forbidden')` unless the actor may edit documents of this type, or decide. */
export function requireAssigner({ role }: Actor, { ability }: Declaration): void {
  const isAllowed = may(role, 'work.assign') && (may(role, ability) || may(role, 'content.decide'))
  if (!isAllowed) throw new Problem('forbidden', assignmentMessages.notYours)
}

type Excluding = (typeof assignmentMessages)['ownWork' | 'alreadyApproved']

/** Who can do what a revision waits for: those of these roles, except some people. */
export interface Able {
  roles: RoleName[]
  except: ReadonlyMap<number, Excluding>
}

/**
 * A draft is finished by who may edit it, a request is decided on by an approver who neither worked
 * on it nor approved it already.
 */
export async function loadAble(
  db: Db,
  { ability }: Declaration,
  { id, state, first_approved_by }: OpenRevision,
): Promise<Able> {
  const names = roles.map(({ name }) => name)
  if (state === 'draft')
    return { roles: names.filter((name) => may(name, ability)), except: new Map() }
  const except = new Map<number, Excluding>()
  if (first_approved_by !== null) except.set(first_approved_by, assignmentMessages.alreadyApproved)
  for (const writer of await listWriterChain(db, id)) except.set(writer, assignmentMessages.ownWork)
  return { roles: names.filter((name) => may(name, 'content.decide')), except }
}

/** Returns why a person cannot do what is asked, or null. */
export function faultOf(
  { state }: OpenRevision,
  able: Able,
  { id, username, role, isWithin }: Pick<Actor, 'id' | 'username' | 'role'> & { isWithin: boolean },
): Message | null {
  const name = personName(username)
  if (!isWithin) return fill(assignmentMessages.outside, { name })
  if (!able.roles.includes(role))
    return state === 'draft'
      ? fill(assignmentMessages.cannotEdit, { name })
      : fill(assignmentMessages.cannotDecide, { name })
  const fault = able.except.get(id)
  return fault ? fill(fault, { name }) : null
}
