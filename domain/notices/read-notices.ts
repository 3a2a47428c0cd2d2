import type { Actor } from '#domain/actor.ts'
import { countUnread, markRead } from '#store/notices/notices.ts'
import type { Tx } from '#store/tables.ts'

/**
 * Marks notices of one's own as read: some, or all that happened until a moment. Those of others
 * stay as they are, and whether there are such is not said. Gives how many are left unread.
 */
export async function readNotices(
  tx: Tx,
  actor: Actor,
  now: string,
  which: { ids: readonly number[] } | { until: string },
): Promise<number> {
  await markRead(tx, actor.id, now, which)
  return countUnread(tx, actor.id)
}
