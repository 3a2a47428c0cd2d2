import type { Content } from '#catalogue/declaration.ts'
import { positionsIn } from '#catalogue/order.ts'
import { type Document, keyOf } from '#domain/content/document.ts'
import { nothingScheduled, withLive, withScheduled } from '#domain/content/publishing/go-live.ts'
import { type Line, lineOf } from '#store/content/campaigns/lines.ts'
import { type DocumentState, emptyDocumentState } from '#store/content/document-states.ts'
import type { Publication } from '#store/content/ledger.ts'
import type { Revision } from '#store/content/revisions.ts'

/** What the ledger says of one document until a moment, in order. */
export interface History {
  document: Document
  publications: readonly Publication[]
  /** Those that it names, and the approved ones of campaigns. */
  revisions: ReadonlyMap<number, Revision>
  at: string
}

/** A document as it was: on the site and in campaigns. */
export interface PastDocument {
  state: DocumentState
  lines: Line[]
}

/** Returns a document as it was at a moment, before the clock did there what was due. */
export function replay(history: History, order: Content | null): PastDocument {
  const { document, publications } = history
  const ofSite = publications.filter(({ campaign }) => campaign === null)
  const onSite = replayOnSite({ ...history, publications: ofSite })
  const lines = linesOf(history, onSite)
  const position = positionsIn(order).get(document.entryId) ?? onSite.position
  return { state: { ...onSite, position, lines: lines.length }, lines }
}

function replayOnSite({ document, publications, revisions, at }: History): DocumentState {
  let state = emptyDocumentState(keyOf(document))
  for (const { cause, at: moment, revision_id } of publications) {
    const revision = revisions.get(revision_id ?? 0)
    if (cause === 'scheduled') {
      // The row has the moment of the start.
      if (!revision) state = moment <= at ? { ...state, ...nothingScheduled } : state
      else if (isStarting(revision) && (revision.decided_at ?? moment) <= at)
        state = withScheduled(state, revision)
    } else if (moment <= at) {
      if (cause === 'clock' && revision) state = { ...state, ...nothingScheduled }
      state = revision ? withLive(moment, document, state, revision) : withNothing(state)
    }
  }
  // Where groups of restaurants are read, entries count that lists of staff have.
  return { ...state, shown_id: state.live_id ?? state.scheduled_id }
}

function isStarting(revision: Revision): revision is Revision & { starts_at: string } {
  return revision.starts_at !== null
}

function withNothing(state: DocumentState): DocumentState {
  const live = { live_id: null, live_since: null, live_ends_at: null }
  return { ...state, ...live, live_archived: 0, live_title: '' }
}

function linesOf(history: History, state: DocumentState): Line[] {
  const { document, publications, at } = history
  const inCampaigns = publications.filter((row) => row.campaign !== null && row.at <= at)
  const byCampaign = Map.groupBy(inCampaigns, ({ campaign }) => campaign ?? 0)
  const madeOn = publications.findLast(
    (row) => row.campaign === null && row.cause !== 'scheduled' && row.at <= at && row.revision_id,
  )
  return [...byCampaign].flatMap(([campaign, rows]) => {
    const last = history.revisions.get(rows.at(-1)?.revision_id ?? 0)
    if (last?.campaign !== campaign) return []
    const since = rows.find(({ revision_id }) => revision_id === last.id)?.at ?? at
    const inside = { ...document, campaign }
    const begun = { ...lineOf(campaign, state), made_on_id: madeOn?.revision_id ?? null }
    const live = withLive(since, inside, begun, carriedUntil(history, last))
    return [{ ...begun, ...live, campaign }]
  })
}

/** Follows what corrections of the site made of a campaign's revision: those keep its decision. */
function carriedUntil(
  { revisions, at }: Pick<History, 'revisions' | 'at'>,
  first: Revision,
): Revision {
  const next = [...revisions.values()].find(
    (one) =>
      one.base_id === first.id &&
      one.campaign === first.campaign &&
      one.decided_at === first.decided_at &&
      one.created_at <= at,
  )
  return next ? carriedUntil({ revisions, at }, next) : first
}
