import type { Declaration } from '#catalogue/declaration.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { lockedMessage } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { AvailableTransition } from '#catalogue/wire.ts'
import type { Revision } from '#store/content/revisions.ts'
import type { Actor } from '../actor.ts'

/** What the actor may do with the record that a place shows, and why it is locked if it is. */
export interface Offer {
  can: AvailableTransition[]
  lock: Message | null
}

interface Known {
  revision: Revision | undefined
  /** Has the actor saved or submitted it? Then somebody else decides. */
  isOwn: boolean
  submittedBy: string
}

/** The same table that the verbs obey, as buttons: cards draw them and decide nothing. */
export function availableTransitions(declaration: Declaration, actor: Actor, known: Known): Offer {
  const { revision } = known
  const mayEdit = may(actor.role, declaration.ability)
  if (declaration.workflow === 'direct') return { can: mayEdit ? ['edit', 'save'] : [], lock: null }
  const can: AvailableTransition[] = ['preview']
  if (revision?.state !== 'pending') {
    if (mayEdit) can.push('edit', 'save', 'submit')
    const isGivenUp = revision?.state === 'draft' || revision?.state === 'rejected'
    if (mayEdit && isGivenUp) can.push('discard')
    return { can, lock: null }
  }
  if (may(actor.role, 'content.decide') && !known.isOwn) can.push('decide')
  if (mayEdit && revision.submitted_by === actor.id) can.push('withdraw')
  const at = revision.submitted_at ?? revision.updated_at
  return { can, lock: lockedMessage(declaration.label, known.submittedBy, at) }
}
