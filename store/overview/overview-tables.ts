import type { Transition } from '#catalogue/revision-state.ts'

/** The steps of which the weeks are counted. */
export type CountedTransition = Extract<Transition, 'submit' | 'approve' | 'reject'>

/**
 * How often somebody took a step in an hour; of decisions by how long they were waited for. Sums of
 * rows, so that nobody who adds one waits for another.
 */
export interface TransitionCountTable {
  /** `2026-11-22T19`, UTC. */
  hour: string
  person_id: number
  step: CountedTransition
  /** Of a decision: how long it was waited for, in two digits (`inTwoDigits`); 0 of a submission. */
  minutes: number
  count: number
}
