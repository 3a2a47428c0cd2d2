import { urgentNotice } from '#catalogue/sections/site/notice.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { Revision } from '#store/content/revisions.ts'
import { isUnreviewed } from '../urgent/urgent-terms.ts'

/** Milliseconds ahead of its start or end from which a change is urgent. */
const urgentWithin = 24 * 3_600_000

/** The order of the queue that puts the same ones on top. */
export function urgentFirst(now: string) {
  return { urgentType: urgentNotice.key, urgentBefore: addMilliseconds(now, urgentWithin) }
}

/** Returns what guests see, but nothing where nobody has approved it: the whole is decided on then. */
export function approvedOf<Live extends Pick<Revision, 'subject' | 'author_id' | 'decided_by'>>(
  live: Live | undefined,
): Live | undefined {
  return live && isUnreviewed(live) ? undefined : live
}

/** Returns why a pending revision is urgent: a notice published before its approval, or an end of its window. */
export function urgencyOf(
  revision: Revision,
  live: Pick<Revision, 'subject' | 'author_id' | 'decided_by' | 'ends_at'> | undefined,
  now: string,
): Pick<PendingRecord, 'urgent' | 'review_until'> {
  if (revision.subject === urgentNotice.key)
    return { urgent: 'review', review_until: live && isUnreviewed(live) ? live.ends_at : null }
  const { starts_at, ends_at, submitted_at } = revision
  const soon = addMilliseconds(now, urgentWithin)
  if (ends_at !== null && ends_at <= soon) return { urgent: 'ends' }
  const startsInTime = starts_at !== null && starts_at > (submitted_at ?? '')
  return { urgent: startsInTime && starts_at <= soon ? 'starts' : null }
}
