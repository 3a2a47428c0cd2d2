import type { Declaration } from '#catalogue/declaration.ts'
import { lockedSentence } from '#catalogue/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { OfferedStep } from '#catalogue/wire.ts'
import type { Revision } from '#store/content/revisions.ts'
import type { Actor } from '../actor.ts'

/** What the actor may do with the newest revision of a section, and why it is locked if it is. */
export interface Offer {
  can: OfferedStep[]
  lock: string | null
}

interface Known {
  revision: Revision | undefined
  /** Has the actor saved or submitted it? Then somebody else decides. */
  isOwn: boolean
  submittedBy: string
}

/** The same table that the verbs obey, as buttons: cards draw them and decide nothing. */
export function offeredSteps(declaration: Declaration, actor: Actor, known: Known): Offer {
  const { revision } = known
  if (declaration.workflow === 'direct') {
    return { can: may(actor.role, declaration.ability) ? ['edit', 'save'] : [], lock: null }
  }
  const can: OfferedStep[] = ['preview']
  const mayEdit = may(actor.role, 'content.edit')
  if (revision?.state !== 'pending') {
    if (mayEdit) can.push('edit', 'save', 'submit')
    return { can, lock: null }
  }
  if (may(actor.role, 'content.decide') && !known.isOwn) can.push('decide')
  if (mayEdit && revision.submitted_by === actor.id) can.push('withdraw')
  const at = revision.submitted_at ?? revision.updated_at
  return { can, lock: lockedSentence(declaration.label, known.submittedBy, at) }
}
