import { itemAnswers, picturesOf, valuesAnswer } from '#catalogue/content/content-answer.ts'
import { asTranslation, translationContent } from '#catalogue/content/translation.ts'
import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import { isOpen, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import type { PlaceState, RecordHead, Rejection } from '#catalogue/wire.ts'
import { listSources, type TranslationSource } from '#domain/content/source/list-sources.ts'
import { type Head, listHeads } from '#store/content/heads.ts'
import { placeName } from '#store/content/place.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { type Activity, listActivitiesByIds, listOwnWork } from '#store/log/activity.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { lookUpMedia } from '../media/look-up-media.ts'
import { loadScheduled } from './load-scheduled.ts'
import { offeredSteps } from './offered-steps.ts'
import { keyOf, type Place } from './place.ts'
import { liveAt, shownAt, stateAt } from './timeline.ts'

/**
 * What a card or an entry's screen needs, for several places in a handful of queries: the one
 * loader of a place's state, for sections and entries in every language.
 */
export async function loadPlaceStates(
  db: Db,
  actor: Actor,
  places: readonly Place[],
  now: string,
): Promise<PlaceState[]> {
  const known = await gather(db, actor, places, now)
  const states: PlaceState[] = []
  for (const place of places) states.push(await toState(db, place, actor, known, now))
  return states
}

/** The same for one place: what a save answers, and a conflict hands over. */
export async function loadPlaceState(
  db: Db,
  actor: Actor,
  place: Place,
  now: string,
): Promise<PlaceState> {
  const [state] = await loadPlaceStates(db, actor, [place], now)
  if (!state) throw new Error(`No state for ${place.declaration.key}`)
  return state
}

interface Known {
  heads: Head[]
  revisions: ReadonlyMap<number, Revision>
  rejections: Activity[]
  media: MediaLookup
  names: ReadonlyMap<number, string>
  own: ReadonlySet<number>
  /** Of translations, by the names of their places. */
  sources: ReadonlyMap<string, TranslationSource>
}

async function gather(db: Db, actor: Actor, places: readonly Place[], now: string): Promise<Known> {
  const heads = await listHeads(db, places.map(keyOf))
  const ids = heads.map((head) => shownAt(head, now))
  const wanted = ids.filter((id) => id !== null)
  const revisions = await listRevisionsByIds(db, wanted)
  const byKey = new Map(places.map(({ declaration }) => [declaration.key, declaration]))
  const sources = await listSources(db, now, translationsOf(places, heads, revisions, now))
  const shown = [...revisions, ...[...sources.values()].map(({ revision }) => revision)]
  const pictures = shown.flatMap(({ subject, content }) => {
    const declaration = byKey.get(subject)
    return declaration ? picturesOf(declaration, content) : []
  })
  const people = revisions.flatMap((one) => [one.author_id, one.submitted_by ?? one.author_id])
  const rejections = heads.flatMap(({ rejection_id: id }) => (id === null ? [] : [id]))
  return {
    heads,
    revisions: new Map(revisions.map((revision) => [revision.id, revision])),
    rejections: await listActivitiesByIds(db, rejections),
    media: await lookUpMedia(db, pictures),
    names: await listUsernames(db, people),
    own: await listOwnWork(db, wanted, actor.id),
    sources,
  }
}

function translationsOf(
  places: readonly Place[],
  heads: readonly Head[],
  revisions: readonly Revision[],
  now: string,
) {
  return places
    .filter(({ language }) => language !== '')
    .map((place) => {
      const id = shownAt(headAt(heads, place), now)
      return { place, shown: revisions.find((revision) => revision.id === id) }
    })
}

function headAt(heads: readonly Head[], { declaration, entryId, language }: Place) {
  return heads.find(
    (one) =>
      one.subject === declaration.key && one.entry_id === entryId && one.language === language,
  )
}

async function toState(
  db: Db,
  place: Place,
  actor: Actor,
  known: Known,
  now: string,
): Promise<PlaceState> {
  const { declaration, entryId, language } = place
  const head = headAt(known.heads, place)
  const shown = shownAt(head, now)
  const revision = shown === null ? undefined : known.revisions.get(shown)
  const source = known.sources.get(placeName(keyOf(place)))
  const author = revision ? (known.names.get(revision.author_id) ?? '') : ''
  const submittedBy = known.names.get(revision?.submitted_by ?? 0) ?? author
  const isOwn = revision ? known.own.has(revision.id) : false
  const rejection = rejectionOf(known.rejections.find(({ id }) => id === head?.rejection_id))
  return {
    entity_type: declaration.entityType,
    entry_id: entryId,
    language,
    record: revision ? recordHeadOf(revision, head, { author, rejection, now }) : null,
    ...contentAnswer(place, revision?.content ?? null, source, known.media),
    ...offeredSteps(declaration, actor, { revision, isOwn, submittedBy }),
    live: liveAt(head, now) !== null,
    scheduled: await loadScheduled(db, declaration, head, now),
    rejection,
  }
}

/** What stands there as answers carry it; of a translation beside what, and item by item as that has them. */
function contentAnswer(
  { declaration, language }: Place,
  content: Content | null,
  source: TranslationSource | undefined,
  media: MediaLookup,
): Pick<PlaceState, 'values' | 'items' | 'source'> {
  const answer = (shape: Declaration, of: Content) => ({
    values: valuesAnswer(shape, of, media),
    items: itemAnswers(shape, of, media),
  })
  if (language === '') return answer(declaration, content ?? emptyContent(declaration))
  const shape = asTranslation(declaration)
  if (!source) return answer(shape, content ?? emptyContent(shape))
  const { revision, changed } = source
  return {
    ...answer(shape, translationContent(declaration, revision.content, content)),
    source: { id: revision.id, ...answer(declaration, revision.content), changed },
  }
}

interface HeadContext {
  author: string
  rejection: Rejection | null
  now: string
}

/** A revision as records are answered. */
export function recordHeadOf(
  revision: Revision,
  head: Head | undefined,
  { author, rejection, now }: HeadContext,
): RecordHead {
  const state = stateAt(revision, head, now)
  const stands = isOpen(revision.state) || revision.state === 'rejected'
  return {
    id: revision.id,
    approval: stateCodes[state],
    status_text: stateNames[state],
    version: revision.version,
    updated_at: revision.updated_at,
    author,
    remarks: stands ? (rejection?.remarks ?? null) : revision.remarks,
    starts_at: revision.starts_at,
    ends_at: revision.ends_at,
    archived: revision.archived === 1,
  }
}

/** A line of the log as what the editor and the approver read of it. */
export function rejectionOf(line: Activity | undefined): Rejection | null {
  return line ? { by: line.actor_name, at: line.at, remarks: line.remarks } : null
}
