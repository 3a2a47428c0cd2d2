/** The states of a revision and their transitions (contract section 2); there are no others. */

export type State = 'draft' | 'pending' | 'approved' | 'expired' | 'rejected'

/** The codes on the wire: `approval` on a record, `status` in a log. */
export const stateCodes: Record<State, 0 | 1 | 2 | 3 | 4> = {
  draft: 0,
  pending: 1,
  approved: 2,
  expired: 3,
  rejected: 4,
}

export const states = Object.keys(stateCodes) as readonly State[]

export function stateOfCode(code: string | undefined): State | undefined {
  return states.find((state) => String(stateCodes[state]) === code)
}

export const stateNames: Record<State, string> = {
  draft: 'Draft',
  pending: 'Pending',
  approved: 'Approved',
  expired: 'Expired',
  rejected: 'Rejected',
}

export type Transition =
  | 'save'
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'reject'
  | 'approveFirst'
  | 'approvePart'
  | 'return'
  | 'replace'
  | 'end'
  | 'discard'
  | 'restore'
  | 'publish'
  | 'publishAtOnce'
  | 'publishUrgent'
  | 'undo'
  | 'carry'
  | 'keep'
  | 'takeOut'
  | 'revert'
  | 'takeOff'
  | 'unschedule'
  | 'confirm'
  | 'convert'
  | 'assign'
  | 'unassign'

/** Who may make a transition: by ability, by authorship, or only the system. */
export type TransitionBy = 'editor' | 'author' | 'approver' | 'system'

export interface TransitionRule {
  by: TransitionBy
  /** `none`: the transition opens a new revision. */
  from: readonly (State | 'none')[]
  /** `same`: it stays as it was. */
  to: State | 'same'
}

const transitionRules: Record<Transition, TransitionRule> = {
  save: { by: 'editor', from: ['none', 'draft'], to: 'draft' },
  submit: { by: 'editor', from: ['draft'], to: 'pending' },
  withdraw: { by: 'author', from: ['pending'], to: 'draft' },
  approve: { by: 'approver', from: ['pending'], to: 'approved' },
  reject: { by: 'approver', from: ['pending'], to: 'rejected' },
  /** The first of two approvals. */
  approveFirst: { by: 'approver', from: ['pending'], to: 'pending' },
  /** Part of a pending revision: it is live as a revision of its own, the rest goes back. */
  approvePart: { by: 'approver', from: ['none'], to: 'approved' },
  return: { by: 'approver', from: ['pending'], to: 'draft' },
  replace: {
    by: 'system',
    from: ['approved'],
    to: 'expired',
  },
  end: { by: 'system', from: ['approved'], to: 'expired' },
  discard: { by: 'editor', from: ['draft', 'rejected'], to: 'expired' },
  restore: { by: 'editor', from: ['none'], to: 'draft' },
  publish: { by: 'editor', from: ['none'], to: 'approved' },
  /** What the settings leave to restaurants (`domain/content/transitions/publish-at-once.ts`). */
  publishAtOnce: { by: 'editor', from: ['draft'], to: 'approved' },
  /** An urgent notice, before somebody else approves it. */
  publishUrgent: { by: 'editor', from: ['none'], to: 'approved' },
  revert: {
    by: 'approver',
    from: ['none'],
    to: 'approved',
  },
  takeOff: { by: 'approver', from: ['approved'], to: 'expired' },
  unschedule: {
    by: 'approver',
    from: ['approved'],
    to: 'expired',
  },
  confirm: {
    by: 'editor',
    from: ['approved'],
    to: 'approved',
  },
  /** A change of currency: amounts keep their value. */
  convert: { by: 'system', from: ['none'], to: 'approved' },
  undo: { by: 'editor', from: ['none'], to: 'approved' },
  /** A correction of the site, in a campaign that changes the same document. */
  carry: { by: 'system', from: ['none'], to: 'approved' },
  /** What a campaign had becomes the site's. */
  keep: { by: 'approver', from: ['none'], to: 'approved' },
  /** Out of a campaign. */
  takeOut: { by: 'editor', from: ['draft', 'pending', 'approved'], to: 'expired' },
  assign: { by: 'editor', from: ['draft', 'pending'], to: 'same' },
  unassign: { by: 'editor', from: ['draft', 'pending'], to: 'same' },
}

/** Returns the state that a transition leads to. Throws when the table does not have it: a bug. */
export function stateAfter(transition: Transition, from: State | 'none'): State {
  const rule = transitionRules[transition]
  const to = rule.to === 'same' ? from : rule.to
  if (!rule.from.includes(from) || to === 'none')
    throw new Error(`There is no step ${transition} from ${from}`)
  return to
}

export function isOpen(state: State): boolean {
  return state === 'draft' || state === 'pending'
}

/** Transitions whose log line names a decider; for those of the clock it is the last one. */
export const decisions: readonly Transition[] = [
  'approve',
  'reject',
  'approveFirst',
  'approvePart',
  'return',
  'replace',
  'end',
  'revert',
  'takeOff',
  'unschedule',
]
