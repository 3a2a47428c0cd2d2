import { may } from '#catalogue/roles.ts'
import type { BadgeCounts, Notice } from '#catalogue/wire/notices.ts'
import type { Actor } from '#domain/actor.ts'
import { countPendingRevisions } from '#store/content/pending-revisions.ts'
import { countUnread, listNotices as listRows } from '#store/notices/notices.ts'
import type { Db } from '#store/tables.ts'
import { noticeOf } from './notice-of.ts'

/** Returns a page of the actor's inbox, the newest first, with the total and the unread count. */
export async function listNotices(
  db: Db,
  actor: Actor,
  filter: { isUnread: boolean },
  page: { limit: number; offset: number },
): Promise<{ notices: Notice[]; total: number; unread: number }> {
  const { rows, total } = await listRows(db, actor.id, filter, page)
  const unread = filter.isUnread ? total : await countUnread(db, actor.id)
  return { notices: rows.map(noticeOf), total, unread }
}

/** Returns the counts of the badges in the back office. */
export async function countAwaiting(db: Db, actor: Actor): Promise<BadgeCounts> {
  return {
    unread: await countUnread(db, actor.id),
    pending: may(actor.role, 'content.decide') ? await countPendingRevisions(db) : null,
  }
}
