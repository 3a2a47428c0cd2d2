import type { Context } from '#domain/context.ts'
import { countUnread, markRead } from '#store/notices/notices.ts'

/**
 * Marks the actor's notices as read: some, or all until a time. Ids of other people's notices are
 * ignored. Returns how many are left unread.
 */
export async function readNotices(
  { db, actor, now }: Context,
  which: { ids: readonly number[] } | { until: string },
): Promise<number> {
  await markRead(db, actor.id, now, which)
  return countUnread(db, actor.id)
}
