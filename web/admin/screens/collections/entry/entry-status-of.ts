import type { EntryState } from '#web/admin/api/collection-calls.ts'
import type { EntryVisibility } from '#web/admin/ui/status/entry-marks.tsx'

/** How an entry stands on the website, from its records. */
export function entryStatusOf({
  records: { live, scheduled },
}: Pick<EntryState, 'records'>): EntryVisibility {
  const moments = [scheduled?.starts_at, live?.ends_at].filter((at) => typeof at === 'string')
  return {
    live: live !== null,
    archived: live?.archived ?? false,
    scheduled: scheduled !== null,
    changes_at: moments.sort().at(0) ?? null,
  }
}
