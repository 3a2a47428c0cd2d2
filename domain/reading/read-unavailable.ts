import { entryPath } from '#catalogue/content/entry-path.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { findEndedLine } from '#store/content/campaigns/layers.ts'
import type { DocumentKey } from '#store/content/document-key.ts'
import { type DocumentState, findDocumentState } from '#store/content/document-states.ts'
import { listEndedEntries } from '#store/content/guest-lists/ended-entries.ts'
import { findLastPublication } from '#store/content/ledger.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import { liveAt, scheduledAt } from '../content/timeline.ts'
import { localize, type Reading, readTranslations, trackList } from './reading.ts'
import { type ResolvedEntry, resolveAll } from './resolve-entries.ts'

/** An entry that guests do not see because of its window. */
export type UnavailableEntry<C> =
  /** The content that was live until its window closed. */
  | { state: 'ended'; entry: ResolvedEntry<C> & { ends_at: string } }
  /** Approved for later: its content is confidential until then. */
  | { state: 'upcoming'; path: string | null; starts_at: string }
  /** Taken off the site, and its window has closed as well; or it was part of a campaign that is over. */
  | { state: 'gone'; path: string | null }

/**
 * Returns the state of an entry that `resolveEntry` did not find because of its window; null for
 * any other reason.
 */
export async function readUnavailable<C extends Collection>(
  reading: Reading,
  collection: C,
  entryId: number,
): Promise<UnavailableEntry<C> | null> {
  const { db, now } = reading
  const place = { type: collection.key, entryId, language: '' } as const
  const head = await findDocumentState(db, place)
  if (!head || liveAt(head, now)) return null
  const pathOf = (revision: Revision | undefined) =>
    entryPath(collection, entryId, head.slug, revision?.content.values)
  const comingId = scheduledAt(head, now)
  if (comingId !== null && head.scheduled_starts_at !== null) {
    const path = pathOf(await findRevision(db, comingId))
    return { state: 'upcoming', path, starts_at: head.scheduled_starts_at }
  }
  const id = endedAt(head, now) ?? (await findWrittenEnd(reading, place))
  const line = id === null && head.lines > 0 ? await findEndedLine(db, place, now) : undefined
  if (line) {
    const last = await findRevision(db, line.revision_id)
    return { state: 'gone', path: entryPath(collection, entryId, line.slug, last?.content.values) }
  }
  const revision = id === null ? undefined : await findRevision(db, id)
  if (!revision?.ends_at) return null
  if (revision.archived === 1) return { state: 'gone', path: pathOf(revision) }
  const { starts_at, ends_at } = revision
  const requests = { declaration: collection, entryId }
  const texts = await readTranslations(reading, [requests])
  const content = localize(reading, collection, revision.content, [...texts.values()][0])
  const document = { ...requests, content, slug: head.slug, since: ends_at, isArchived: false }
  const [entry] = await resolveAll<C>(reading, [{ ...document, starts_at, ends_at }])
  return entry ? { state: 'ended', entry: { ...entry, ends_at } } : null
}

/** Returns the entries whose windows closed last, the newest first. */
export async function readRecentlyEnded<C extends Collection>(
  reading: Reading,
  collection: C,
  limit: number,
): Promise<(ResolvedEntry<C> & { ends_at: string })[]> {
  trackList(reading, collection)
  const ids = await listEndedEntries(reading.db, collection.key, reading.now, limit)
  const ended: (ResolvedEntry<C> & { ends_at: string })[] = []
  for (const id of ids) {
    const away = await readUnavailable(reading, collection, id)
    if (away?.state === 'ended') ended.push(away.entry)
  }
  return ended.sort((one, other) => (one.ends_at < other.ends_at ? 1 : -1))
}

/** Returns the revision that the clock has ended and the state does not show yet. */
function endedAt(head: DocumentState, now: string): number | null {
  const hasBegun = head.scheduled_starts_at !== null && head.scheduled_starts_at <= now
  return hasBegun ? head.scheduled_id : head.live_id
}

async function findWrittenEnd({ db }: Reading, document: DocumentKey): Promise<number | null> {
  const last = await findLastPublication(db, document)
  return last?.cause === 'clock' && last.revision_id === null ? last.former_id : null
}
