import { type Collection, entryPath } from '#catalogue/declaration.ts'
import { findHead, type Head } from '#store/content/heads.ts'
import { findLastPublication } from '#store/content/ledger.ts'
import type { PlaceKey } from '#store/content/place.ts'
import { findRevision } from '#store/content/revisions.ts'
import { liveAt, scheduledAt } from '../content/timeline.ts'
import { type DrawnEntry, drawAll } from './draw-entries.ts'
import { type Reading, readTranslations, told } from './reading.ts'

/** An entry that guests do not see just now, because of the clock alone. */
export type AwayEntry<C> =
  /** What they saw of it until its window closed. */
  | { state: 'ended'; entry: DrawnEntry<C> & { ends_at: string } }
  /** Approved for later: until then nothing of what it says is told to anybody. */
  | { state: 'upcoming'; path: string | null; starts_at: string }
  /** It was taken off the site, with a window that has closed as well. */
  | { state: 'gone'; path: string | null }

/**
 * What the clock has taken away from an entry of which guests see nothing (`drawEntry` gave null, and
 * has noted it); null where it is not the clock's doing.
 */
export async function readAway<C extends Collection>(
  reading: Reading,
  collection: C,
  entryId: number,
): Promise<AwayEntry<C> | null> {
  const { db, now } = reading
  const place = { subject: collection.key, entryId, language: '' } as const
  const head = await findHead(db, place)
  if (!head || liveAt(head, now)) return null
  const path = entryPath(collection, entryId, head.slug)
  if (scheduledAt(head, now) !== null && head.scheduled_starts_at !== null) {
    return { state: 'upcoming', path, starts_at: head.scheduled_starts_at }
  }
  const id = endedAt(head, now) ?? (await findWrittenEnd(reading, place))
  const revision = id === null ? undefined : await findRevision(db, id)
  if (!revision?.ends_at) return null
  if (revision.archived === 1) return { state: 'gone', path }
  const { starts_at, ends_at } = revision
  const wanted = { declaration: collection, entryId }
  const texts = await readTranslations(reading, [wanted])
  const content = told(reading, collection, revision.content, [...texts.values()][0])
  const found = { ...wanted, content, slug: head.slug, since: ends_at, isArchived: false }
  const [entry] = await drawAll<C>(reading, [{ ...found, starts_at, ends_at }])
  return entry ? { state: 'ended', entry: { ...entry, ends_at } } : null
}

/** What the clock has ended, and nobody has written down yet. */
function endedAt(head: Head, now: string): number | null {
  const hasBegun = head.scheduled_starts_at !== null && head.scheduled_starts_at <= now
  return hasBegun ? head.scheduled_id : head.live_id
}

async function findWrittenEnd({ db }: Reading, place: PlaceKey): Promise<number | null> {
  const last = await findLastPublication(db, place)
  return last?.cause === 'clock' && last.revision_id === null ? last.former_id : null
}
