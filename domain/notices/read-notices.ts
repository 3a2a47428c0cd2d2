import type { Context } from '#domain/context.ts'
import { countUnread, markRead } from '#store/notices/notices.ts'

/**
 * Marks notices of one's own as read: some, or all that happened until a moment. Those of others
 * stay as they are, and whether there are such is not said. Gives how many are left unread.
 */
export async function readNotices(
  { db, actor, now }: Context,
  which: { ids: readonly number[] } | { until: string },
): Promise<number> {
  await markRead(db, actor.id, now, which)
  return countUnread(db, actor.id)
}
