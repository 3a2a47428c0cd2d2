import type { Transition } from '#catalogue/revision-state.ts'

export type CountedTransition = Extract<Transition, 'submit' | 'approve' | 'reject'>

/** Rows are inserted, never updated, so that writers do not wait for each other. */
export interface TransitionCountTable {
  /** `2026-11-22T19`, UTC. */
  hour: string
  person_id: number
  step: CountedTransition
  /** Minutes that a decision was waited for, rounded by `inTwoDigits`; 0 of a submission. */
  minutes: number
  count: number
}
