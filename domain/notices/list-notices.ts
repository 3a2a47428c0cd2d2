import { may } from '#catalogue/roles.ts'
import type { BadgeCounts, Notice } from '#catalogue/wire/notices.ts'
import type { Actor } from '#domain/actor.ts'
import { countPendingRevisions } from '#store/content/revisions.ts'
import { countUnread, listNotices as listRows } from '#store/notices/notices.ts'
import type { Db } from '#store/tables.ts'
import { noticeOf } from './notice-of.ts'

/** A page of one's own inbox, the newest first, how many there are, and how many are unread. */
export async function listNotices(
  db: Db,
  actor: Actor,
  asked: { isUnread: boolean },
  page: { limit: number; offset: number },
): Promise<{ notices: Notice[]; total: number; unread: number }> {
  const { rows, total } = await listRows(db, actor.id, asked, page)
  const unread = asked.isUnread ? total : await countUnread(db, actor.id)
  return { notices: rows.map(noticeOf), total, unread }
}

/** What waits for somebody: what the badges of an open back office say. */
export async function countAwaiting(db: Db, actor: Actor): Promise<BadgeCounts> {
  return {
    unread: await countUnread(db, actor.id),
    pending: may(actor.role, 'content.decide') ? await countPendingRevisions(db) : null,
  }
}
