import type { EntryState } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { entryPath } from '#catalogue/entries/entry-path.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { PlaceState, RecordHead } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { loadPlaceState, recordHeadOf } from '#domain/content/load-place-state.ts'
import { keyOf, type Place } from '#domain/content/place.ts'
import { liveAt, scheduledAt } from '#domain/content/timeline.ts'
import { Problem } from '#domain/problem.ts'
import { withLanguages } from '#domain/translation/with-languages.ts'
import { findHead, type Head } from '#store/content/heads.ts'
import { findRevision, listRevisionsByIds } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'

/** An entry of a collection, in a language. */
export interface EntryPlace extends Place {
  declaration: Collection
}

/** Refuses an entry that the collection does not have (404). */
export async function findEntry(db: Db, place: EntryPlace): Promise<Head> {
  const head = await findHead(db, { ...keyOf(place), language: '' })
  if (!head || place.entryId === 0) throw new Problem('not-found', messages.noSuchRecord)
  return head
}

/** An entry as its screen loads it: the state of its place, and each of its records. */
export async function loadEntry(
  db: Db,
  actor: Actor,
  place: EntryPlace,
  now: string,
): Promise<EntryState> {
  const { slug, shown_id } = await findEntry(db, place)
  const shown = shown_id === null ? undefined : await findRevision(db, shown_id)
  const loaded = await loadPlaceState(db, actor, place, now)
  const [state = loaded] = await withLanguages(db, now, [place], [loaded])
  const { starts_at = null, ends_at = null, archived = false } = state.record ?? {}
  return {
    ...state,
    path: entryPath(place.declaration, place.entryId, slug, shown?.content.values),
    starts_at,
    ends_at,
    archived,
    records: await loadRecords(db, place, state, now),
  }
}

async function loadRecords(
  db: Db,
  place: EntryPlace,
  { rejection }: PlaceState,
  now: string,
): Promise<EntryState['records']> {
  const head = await findHead(db, keyOf(place))
  const ids = [head?.open_id ?? null, liveAt(head, now)?.id ?? null, scheduledAt(head, now)]
  const found = await listRevisionsByIds(
    db,
    ids.filter((id) => id !== null),
  )
  const names = await listUsernames(
    db,
    found.flatMap((one) => [one.author_id, one.submitted_by ?? 0, one.decided_by ?? 0]),
  )
  const [open, live, scheduled] = ids.map((id): RecordHead | null => {
    const revision = found.find((one) => one.id === id)
    const author = names.get(revision?.author_id ?? 0) ?? ''
    return revision ? recordHeadOf(revision, head, { author, rejection, now, names }) : null
  })
  return { open: open ?? null, live: live ?? null, scheduled: scheduled ?? null }
}
