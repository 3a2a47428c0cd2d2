import type { Context } from '#domain/context.ts'
import { type Changes, recordChange } from '#domain/people/users/record-change.ts'

/** Logs what somebody did to a campaign; what was done to its documents has lines of its own. */
export async function recordCampaign(
  context: Context,
  name: string,
  changes: Changes,
): Promise<void> {
  await recordChange(context, {
    personId: context.actor.id,
    step: 'campaign',
    changes: { campaign: { before: name, after: name }, ...changes },
  })
}

/** Returns a change of nothing but what somebody did, for the log. */
export function did(
  what: 'submit' | 'withdraw' | 'approve' | 'reject' | 'stop' | 'delete',
): Changes {
  return { step: { before: '', after: what } }
}
