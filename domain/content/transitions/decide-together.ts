import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { publishAsOne } from '#store/content/ledger.ts'
import type { TargetRevision } from '../target-revision.ts'
import {
  approveLocked,
  type LockedRevision,
  lockDecidable,
  lockWholeApprovable,
  rejectLocked,
} from './decide.ts'

interface Selection {
  step: 'approve' | 'reject'
  targets: readonly TargetRevision[]
  remarks: string | null
  /** What is published under the same sequence. */
  also?: () => Promise<void>
}

interface TogetherResult {
  decided: number
  /** Those without a decision, and why; those that somebody else has to approve too. */
  left: { target: TargetRevision; problem: Problem }[]
}

/**
 * Decides on many pending revisions in one transaction and under one sequence of the ledger, by
 * which they are reverted together (contract section 8). What the actor may not decide on, and what
 * has changed since it was shown, is left. Throws `Problem('forbidden')` without permission to decide.
 */
export async function decideTogether(
  context: Context,
  { step, targets, remarks, also }: Selection,
): Promise<TogetherResult> {
  if (!may(context.actor.role, 'content.decide')) throw new Problem('forbidden', messages.forbidden)
  const lock = step === 'approve' ? lockWholeApprovable : lockDecidable
  const locked: { target: TargetRevision; revision: LockedRevision }[] = []
  const left: TogetherResult['left'] = []
  // All locks first: what the clock publishes meanwhile has a sequence of its own.
  for (const target of new Map(targets.map((one) => [one.revisionId, one])).values()) {
    await yieldToEventLoop()
    try {
      locked.push({ target, revision: await lock(context, target) })
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      left.push({ target, problem })
    }
  }
  if (locked.length === 0 && !also) return { decided: 0, left }
  const waiting: TogetherResult['left'] = []
  await publishAsOne(context.db, async () => {
    for (const { target, revision } of locked) {
      await yieldToEventLoop()
      if (step === 'reject') await rejectLocked(context, revision, remarks)
      else if ((await approveLocked(context, revision)) === 'first')
        waiting.push({ target, problem: new Problem('conflict', messages.approvedFirst) })
    }
    await also?.()
  })
  return { decided: locked.length - waiting.length, left: [...left, ...waiting] }
}
