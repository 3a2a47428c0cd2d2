import { describeMerge } from '#catalogue/change/describe-merge.ts'
import { merge } from '#catalogue/change/merge.ts'
import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import type { Difference, ScheduledRecord } from '#catalogue/wire.ts'
import type { ReadContext } from '#domain/context.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'
import { differencesOf } from './differences-of.ts'
import { lookUpForChanges } from './lists/look-up-entries.ts'
import { liveAt, scheduledAt } from './timeline.ts'

/**
 * Returns the scheduled revision with what it changes and what was published since it was written
 * and is not in it (contract section 2), or null.
 *
 * @param until what guests see until then; left out: what is live
 */
export async function loadScheduled(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  declaration: Declaration,
  state: DocumentState | undefined,
  until?: Revision,
): Promise<ScheduledRecord | null> {
  const scheduled = await find(db, scheduledAt(state, now))
  if (!scheduled?.starts_at) return null
  const seen = until ?? (await find(db, liveAt(state, now)?.id ?? null))
  const base = (await find(db, scheduled.base_id))?.content ?? emptyContent(declaration)
  const contents = [scheduled.content, base, ...(seen ? [seen.content] : [])]
  const declared = contents.map((content) => ({ declaration, content }))
  const media = await lookUpForChanges({ db, now }, declared)
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
  /** Content that the scheduled revision was started from. */
  base: Content
  scheduled: Content
  seen: Content
}

/**
 * Returns the later changes that the scheduled revision would take back, without those that it
 * makes too.
 */
function overlookedBy(
  declaration: Declaration,
  { base, scheduled, seen }: Versions,
  media: MediaLookup,
): Difference[] {
  const versions = { base, mine: scheduled, theirs: seen }
  const merged = merge(declaration, versions)
  const { questions, told: merges } = describeMerge(declaration, versions, merged, media)
  const conflicts = questions.map(
    ({ kind, item, field, part, label, base: was, theirs: is }): Difference => ({
      ...{ item, field, part, label },
      kind: kind === 'removed' && is !== null ? 'changed' : kind,
      before: was?.text ?? '',
      after: is?.text ?? '',
      before_image: was?.image ?? null,
      after_image: is?.image ?? null,
    }),
  )
  const theirs = merges.filter(({ by }) => by === 'theirs').map(({ difference }) => difference)
  return [...theirs, ...conflicts]
}

async function find(db: Db, id: number | null): Promise<Revision | undefined> {
  return id === null ? undefined : findRevision(db, id)
}
