import type { Declaration } from '#catalogue/declaration.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { lockedMessage, messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { AvailableTransition } from '#catalogue/wire.ts'
import type { Revision } from '#store/content/revisions.ts'
import type { Actor } from '../actor.ts'
import { isOwnDraft } from './saving/check-autosave.ts'

/** Transitions that a person may apply to the shown revision, and why it is locked if it is. */
export interface Offer {
  can: AvailableTransition[]
  lock: Message | null
}

interface CurrentRevision {
  revision: Revision | undefined
  /** Whether the person saved or submitted it: then somebody else decides. */
  isOwn: boolean
  submittedBy: string
  /** Why the person may not change the document, or null. */
  outside: Message | null
}

export function availableTransitions(
  declaration: Declaration,
  actor: Actor,
  current: CurrentRevision,
): Offer {
  const { revision, outside } = current
  if (outside) return { can: declaration.workflow === 'direct' ? [] : ['preview'], lock: outside }
  const mayEdit = may(actor.role, declaration.ability)
  if (declaration.workflow === 'direct') return { can: mayEdit ? ['edit', 'save'] : [], lock: null }
  const can: AvailableTransition[] = ['preview']
  if (revision?.state !== 'pending') {
    if (mayEdit) can.push('edit', 'save', 'submit')
    const isDiscardable = revision?.state === 'draft' || revision?.state === 'rejected'
    if (mayEdit && isDiscardable) can.push('discard')
    // An order is saved by moves, not by a form.
    const hasForm = declaration.sortedCollection === null
    if (mayEdit && hasForm && isOwnDraft(revision, actor)) can.push('autosave')
    return { can, lock: null }
  }
  const isFirstOfTwo = revision.first_approved_by === actor.id
  if (may(actor.role, 'content.decide') && !current.isOwn && !isFirstOfTwo) can.push('decide')
  if (mayEdit && revision.submitted_by === actor.id) can.push('withdraw')
  if (isFirstOfTwo) return { can, lock: messages.alreadyByYou }
  const at = revision.submitted_at ?? revision.updated_at
  return { can, lock: lockedMessage(declaration.label, current.submittedBy, at) }
}
