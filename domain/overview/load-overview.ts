import { may } from '#catalogue/roles.ts'
import type { Overview } from '#catalogue/wire/overview.ts'
import { listNewestActivities } from '#store/log/activity.ts'
import type { Store } from '#store/store.ts'
import type { Actor } from '../actor.ts'
import { toLogEntry } from '../content/lists/list-log.ts'
import { loadUrgentTerms, mayPublishUrgently } from '../content/urgent/urgent-terms.ts'
import { readBrandRegion } from '../reading/read-brand-region.ts'
import { startReading } from '../reading/reading.ts'
import { loadCalendar } from './load-calendar.ts'
import { loadContentIssues } from './load-content-issues.ts'
import { loadFirstSteps } from './load-first-steps.ts'
import { loadOwnWork } from './load-own-work.ts'
import { loadQueue } from './load-queue.ts'
import { loadSupportQueue } from './load-support-queue.ts'
import { loadWeeks, loadWorkPeople } from './load-weeks.ts'
import { lastWeeks } from './weeks.ts'

/** Weeks that are counted, with the present one. */
const weekCount = 12

/** Lines of the log. */
const maxLines = 6

/**
 * Returns what waits for a person and how the brand's content does, from one snapshot. What it
 * contains follows from the table of roles.
 *
 * @param firstDay first day of the week: 1 for Monday to 7 for Sunday
 */
export function loadOverview(
  store: Store,
  actor: Actor,
  now: string,
  firstDay: number,
): Promise<Overview> {
  return store.readSnapshot(async (db) => {
    const { time_zone } = await readBrandRegion(startReading(db, now))
    const weeks = lastWeeks(time_zone, now, firstDay, weekCount)
    const thisWeek = weeks.slice(-1)[0] ?? { days: [], moments: [] }
    const { role } = actor
    const canEdit = may(role, 'content.edit')
    const lines = await listNewestActivities(db, maxLines)
    return {
      time_zone,
      work: canEdit ? await loadOwnWork(db, actor) : null,
      can_publish_urgently: canEdit && mayPublishUrgently(await loadUrgentTerms(db), actor),
      queue: may(role, 'content.decide') ? await loadQueue(db, now) : null,
      calendar: await loadCalendar({ db, now }, thisWeek),
      activity: lines.map((line) => toLogEntry(line, false)),
      weeks: await loadWeeks(db, weeks),
      people: may(role, 'users.manage') ? await loadWorkPeople(db, weeks) : null,
      care: canEdit ? await loadContentIssues({ db, actor, now }) : null,
      desk: may(role, 'tickets.manage') ? await loadSupportQueue(db, actor) : null,
      first_steps: await loadFirstSteps(db, actor),
    }
  })
}
