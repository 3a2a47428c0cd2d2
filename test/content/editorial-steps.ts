import fc from 'fast-check'
import { asApprover, asApprover2, asEditor, testPeople } from '#test/people.ts'

/** Wrote as an editor, may decide now: never on what they wrote. */
const promoted = { ...asEditor, role: 'Approver' } as const

const step = fc.record({
  act: fc.constantFrom(
    'save',
    'save',
    'submit',
    'submit',
    'withdraw',
    'approve',
    'approve',
    'reject',
    'publish',
    'discard',
    'restore',
    'revert',
    'revert',
  ),
  /** Editors and approvers more often than others. */
  actor: fc.constantFrom(promoted, ...testPeople, ...testPeople.slice(1, 5)),
  place: fc.constantFrom('icm', 'discover', 'offer', 'offer', 'offer', 'german', 'angebot'),
  at: fc.constantFrom('open', 'open', 'open', 'none', 'older', 'older', 'missing'),
  version: fc.constantFrom('right', 'right', 'absent', 'stale', 'future'),
  archived: fc.constantFrom(undefined, undefined, undefined, true, false),
  isEmpty: fc.constantFrom(false, false, false, false, true),
  starts: fc.option(fc.option(fc.integer({ min: -30, max: 30 })), { nil: undefined }),
  ends: fc.option(fc.option(fc.integer({ min: -10, max: 60 })), { nil: undefined }),
  minutes: fc.constantFrom(0, 0, 1, 10, 30),
  pick: fc.nat(),
})

export type EditorialStep = typeof step extends fc.Arbitrary<infer S> ? S : never

const ends = fc.constantFrom<Pick<EditorialStep, 'act' | 'actor'>>(
  { act: 'approve', actor: asApprover },
  { act: 'approve', actor: asApprover },
  { act: 'approve', actor: asApprover2 },
  { act: 'approve', actor: promoted },
  { act: 'reject', actor: asApprover2 },
  { act: 'withdraw', actor: asEditor },
)

/** Something is submitted and comes to an end: what random steps alone lead to too seldom. */
const release = fc
  .tuple(step, ends, fc.boolean())
  .map(([one, end, isReverted]): EditorialStep[] => {
    const right = { ...one, at: 'open', version: 'right', isEmpty: false } as const
    const revert = { ...one, act: 'revert', pick: (one.pick % 2) * 4 + 4 } as const
    return [
      { ...right, act: 'submit', actor: asEditor },
      { ...right, ...end, minutes: 0 },
      ...(isReverted ? [revert] : []),
    ]
  })

/** Steps of all kinds by all kinds of people, in any order. */
export const editorialSteps = fc
  .array(fc.oneof({ weight: 3, arbitrary: step.map((one) => [one]) }, release), {
    minLength: 12,
    maxLength: 30,
  })
  .map((parts) => parts.flat())
