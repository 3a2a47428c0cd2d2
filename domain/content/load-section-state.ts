import { itemAnswers, picturesOf, valuesAnswer } from '#catalogue/content-answer.ts'
import { type Declaration, emptyContent } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import { stateCodes, stateNames } from '#catalogue/revision-state.ts'
import type { RecordHead, SectionState } from '#catalogue/wire.ts'
import { listOwnWork } from '#store/content/activity.ts'
import { listLiveSections } from '#store/content/live-revisions.ts'
import { listNewestRevisions, type Revision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { lookUpMedia } from '../media/look-up-media.ts'
import { offeredSteps } from './offered-steps.ts'
import { stateAt } from './state-at.ts'

/** What a card of the back office needs, for several sections in a handful of queries. */
export async function loadSectionStates(
  db: Db,
  actor: Actor,
  declarations: readonly Declaration[],
  now: string,
): Promise<SectionState[]> {
  const keys = declarations.map(({ key }) => key)
  const newest = await listNewestRevisions(db, keys)
  const live = await listLiveSections(db, keys, now)
  const known = await gather(db, actor, newest, declarations)
  return declarations.map((declaration) => {
    const revision = newest.find(({ subject }) => subject === declaration.key)
    const isLive = live.some(({ subject }) => subject === declaration.key)
    return toState(declaration, actor, revision, { ...known, isLive, now })
  })
}

/** The same for one section: what a save answers, and a conflict hands over. */
export async function loadSectionState(
  db: Db,
  actor: Actor,
  declaration: Declaration,
  now: string,
): Promise<SectionState> {
  const [state] = await loadSectionStates(db, actor, [declaration], now)
  if (!state) throw new Error(`No state for ${declaration.key}`)
  return state
}

interface Known {
  media: MediaLookup
  names: ReadonlyMap<number, string>
  own: ReadonlySet<number>
}

async function gather(
  db: Db,
  actor: Actor,
  revisions: Revision[],
  declarations: readonly Declaration[],
): Promise<Known> {
  const pictures = revisions.flatMap((revision) => {
    const declaration = declarations.find(({ key }) => key === revision.subject)
    return declaration ? picturesOf(declaration, revision.content) : []
  })
  const people = revisions.flatMap(({ author_id, submitted_by }) => [
    author_id,
    submitted_by ?? author_id,
  ])
  const ids = revisions.map(({ id }) => id)
  return {
    media: await lookUpMedia(db, pictures),
    names: await listUsernames(db, people),
    own: await listOwnWork(db, ids, actor.id),
  }
}

function toState(
  declaration: Declaration,
  actor: Actor,
  revision: Revision | undefined,
  known: Known & { isLive: boolean; now: string },
): SectionState {
  const content = revision?.content ?? emptyContent(declaration)
  const author = revision ? (known.names.get(revision.author_id) ?? '') : ''
  const submittedBy = known.names.get(revision?.submitted_by ?? 0) ?? author
  const isOwn = revision ? known.own.has(revision.id) : false
  return {
    entity_type: declaration.entityType,
    record: revision ? headOf(revision, author, known.now) : null,
    values: valuesAnswer(declaration, content, known.media),
    items: itemAnswers(declaration, content, known.media),
    ...offeredSteps(declaration, actor, { revision, isOwn, submittedBy }),
    live: known.isLive,
  }
}

function headOf(revision: Revision, author: string, now: string): RecordHead {
  const state = stateAt(revision, now)
  return {
    id: revision.id,
    approval: stateCodes[state],
    status_text: stateNames[state],
    version: revision.version,
    updated_at: revision.updated_at,
    author,
    remarks: revision.remarks,
  }
}
