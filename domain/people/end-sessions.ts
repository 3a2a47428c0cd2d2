import { removeCalendarFeed } from '#store/people/calendar-feeds.ts'
import { removeChallengesOf } from '#store/people/second-factor/challenges.ts'
import { removeSessionsOf } from '#store/people/sessions.ts'
import type { Tx } from '#store/tables.ts'

/**
 * Ends every session of a person with its preview passes, sign-ins that wait for a second step, and
 * the link to the calendar;
 * `except` is the hash of a bearer token that stays. Call it in the transaction that changes password,
 * role or activity, after that change.
 */
export async function endSessions(tx: Tx, personId: number, except?: string): Promise<void> {
  await removeSessionsOf(tx, personId, except ?? null)
  await removeChallengesOf(tx, personId)
  await removeCalendarFeed(tx, personId)
}
