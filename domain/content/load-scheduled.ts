import { describeMerge } from '#catalogue/change/describe-merge.ts'
import { merge } from '#catalogue/change/merge.ts'
import { picturesOf } from '#catalogue/content/content-answer.ts'
import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import type { Difference, ScheduledRecord } from '#catalogue/wire.ts'
import type { ReadContext } from '#domain/context.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'
import { differencesOf } from './differences-of.ts'
import { liveAt, scheduledAt } from './timeline.ts'
import { withCurrency } from './with-currency.ts'

/**
 * What the clock will bring at a place, what it will change of what visitors see until then, and
 * what it does not know of: what was published since it was written and is not in it (contract
 * section 2). Null where nothing is to come.
 *
 * @param until what visitors see until then; left out: what is live
 */
export async function loadScheduled(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  declaration: Declaration,
  head: DocumentState | undefined,
  until?: Revision,
): Promise<ScheduledRecord | null> {
  const scheduled = await find(db, scheduledAt(head, now))
  if (!scheduled?.starts_at) return null
  const seen = until ?? (await find(db, liveAt(head, now)?.id ?? null))
  const base = (await find(db, scheduled.base_id))?.content ?? emptyContent(declaration)
  const contents = [scheduled.content, base, ...(seen ? [seen.content] : [])]
  const pictures = contents.flatMap((content) => picturesOf(declaration, content))
  const media = await withCurrency(db, [declaration], await lookUpMedia(db, pictures))
  const isOlder = seen !== undefined && seen.id > scheduled.id
  const { id, version, starts_at, ends_at, author_id, archived } = scheduled
  return {
    id,
    version,
    starts_at,
    ends_at,
    author: (await listUsernames(db, [author_id])).get(author_id) ?? '',
    archived: archived === 1,
    written_before_live: isOlder,
    differences: await differencesOf(db, declaration, {
      before: seen?.content ?? null,
      after: scheduled.content,
      media,
    }),
    overlooked: isOlder
      ? overlookedBy(declaration, { base, scheduled: scheduled.content, seen: seen.content }, media)
      : [],
  }
}

interface Versions {
  /** What the scheduled one was started from. */
  base: Content
  scheduled: Content
  seen: Content
}

/** What has changed since it was written, but for what it has changed alike: it would take that back. */
function overlookedBy(
  declaration: Declaration,
  { base, scheduled, seen }: Versions,
  media: MediaLookup,
): Difference[] {
  const versions = { base, mine: scheduled, theirs: seen }
  const merged = merge(declaration, versions)
  const { questions, told } = describeMerge(declaration, versions, merged, media)
  const met = questions.map(
    ({ kind, item, field, part, label, base: was, theirs: is }): Difference => ({
      ...{ item, field, part, label },
      kind: kind === 'removed' && is !== null ? 'changed' : kind,
      before: was?.text ?? '',
      after: is?.text ?? '',
      before_image: was?.image ?? null,
      after_image: is?.image ?? null,
    }),
  )
  const theirs = told.filter(({ by }) => by === 'theirs').map(({ difference }) => difference)
  return [...theirs, ...met]
}

async function find(db: Db, id: number | null): Promise<Revision | undefined> {
  return id === null ? undefined : findRevision(db, id)
}
