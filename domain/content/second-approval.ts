import type { Content, Declaration } from '#catalogue/declaration.ts'
import {
  approversAlone,
  needsTwoApprovers,
  secondApproval,
} from '#catalogue/sections/site/second-approval.ts'
import type { Actor } from '#domain/actor.ts'
import { findLiveRevision, type Revision } from '#store/content/revisions.ts'
import { foldedLogin } from '#store/people/folded-login.ts'
import type { Db } from '#store/tables.ts'
import { keyOf, sectionDocument } from './document.ts'

/** How many people have approved a pending revision, and how many have to. */
export interface Approvals {
  given: 0 | 1
  needed: 1 | 2
}

export async function loadSecondApproval(db: Db): Promise<Content | null> {
  const live = await findLiveRevision(db, keyOf(sectionDocument(secondApproval)))
  return live?.content ?? null
}

/**
 * Returns the approvals of a pending revision for this person, who may be one of those who approve
 * alone.
 *
 * @param changes against what guests see
 */
export function approvalsOf(
  declaration: Declaration,
  revision: Pick<Revision, 'first_approved_by'>,
  {
    actor,
    changes,
    settings,
  }: {
    actor: Pick<Actor, 'username'>
    changes: readonly { field: string | null }[]
    settings: Content | null
  },
): Approvals {
  const alone = approversAlone(settings).map(foldedLogin)
  const mayAlone = alone.includes(foldedLogin(actor.username))
  const isTwo = !mayAlone && needsTwoApprovers(declaration, changes, settings)
  return { given: revision.first_approved_by === null ? 0 : 1, needed: isTwo ? 2 : 1 }
}
