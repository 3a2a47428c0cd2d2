/**
 * The editorial states and the steps between them (contract section 2). What is not in the table
 * cannot happen: `domain/` looks every step up here, the tests walk it, the screens draw from it.
 */

export type State = 'draft' | 'pending' | 'approved' | 'expired' | 'rejected'

/** One code everywhere: `approval` on a record, `status` in a log. */
export const stateCodes: Record<State, 0 | 1 | 2 | 3 | 4> = {
  draft: 0,
  pending: 1,
  approved: 2,
  expired: 3,
  rejected: 4,
}

export const stateNames: Record<State, string> = {
  draft: 'Draft',
  pending: 'Pending',
  approved: 'Approved',
  expired: 'Expired',
  rejected: 'Rejected',
}

export type Step =
  | 'save'
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'reject'
  | 'replace'
  | 'end'
  | 'discard'
  | 'restore'
  | 'publish'
  | 'undo'
  | 'revert'
  | 'takeOff'
  | 'unschedule'
  | 'confirm'

/** Who may take a step: by role ability, by authorship, or only the system itself. */
export type StepBy = 'editor' | 'author' | 'approver' | 'system'

export interface StepRule {
  by: StepBy
  /** `none`: the step opens a new revision; any other state is that of the revision itself. */
  from: readonly (State | 'none')[]
  to: State
  /** What the log says happened, after the record's label. */
  wording: string
}

export const stepRules: Record<Step, StepRule> = {
  save: { by: 'editor', from: ['none', 'draft'], to: 'draft', wording: 'saved as draft' },
  submit: { by: 'editor', from: ['draft'], to: 'pending', wording: 'submitted for approval' },
  withdraw: { by: 'author', from: ['pending'], to: 'draft', wording: 'taken back' },
  approve: { by: 'approver', from: ['pending'], to: 'approved', wording: 'approved' },
  reject: { by: 'approver', from: ['pending'], to: 'rejected', wording: 'rejected' },
  replace: {
    by: 'system',
    from: ['approved'],
    to: 'expired',
    wording: 'replaced by a newer version',
  },
  end: { by: 'system', from: ['approved'], to: 'expired', wording: 'came to its end' },
  discard: { by: 'editor', from: ['draft', 'rejected'], to: 'expired', wording: 'discarded' },
  restore: { by: 'editor', from: ['none'], to: 'draft', wording: 'restored as a draft' },
  publish: { by: 'editor', from: ['none'], to: 'approved', wording: 'saved and published' },
  revert: {
    by: 'approver',
    from: ['none'],
    to: 'approved',
    wording: 'put back to what stood before',
  },
  takeOff: { by: 'approver', from: ['approved'], to: 'expired', wording: 'taken off the site' },
  unschedule: {
    by: 'approver',
    from: ['approved'],
    to: 'expired',
    wording: 'taken off the schedule',
  },
  confirm: {
    by: 'editor',
    from: ['approved'],
    to: 'approved',
    wording: 'found still right after a change of the first language',
  },
  undo: { by: 'editor', from: ['none'], to: 'approved', wording: 'put back to an earlier version' },
}

export function isOpen(state: State): boolean {
  return state === 'draft' || state === 'pending'
}
