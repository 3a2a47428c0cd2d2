import { pathText } from '#catalogue/change/change.ts'
import { isSameContent } from '#catalogue/change/compare.ts'
import { merge } from '#catalogue/change/merge.ts'
import { type Content, emptyContent, titleOf } from '#catalogue/declaration.ts'
import type { ActorRef } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfCarried } from '#domain/notices/notify-of-campaign.ts'
import { Problem } from '#domain/problem.ts'
import { findCampaign } from '#store/content/campaigns/campaigns.ts'
import { type Line, listLinesOf, updateLine } from '#store/content/campaigns/lines.ts'
import {
  addRevision,
  changeRevision,
  expireRevision,
  listRevisionsByIds,
  type Revision,
} from '#store/content/revisions.ts'
import { type Document, keyOf } from '../document.ts'
import { logTransition } from '../log-transition.ts'
import { submittedBy } from '../target-revision.ts'
import { checkPublishable } from './check-publishable.ts'

/** What a person has to look at: the site and the campaign changed the same, or nothing would fit. */
export interface Review {
  /** Paths that both changed; the campaign keeps its own. */
  paths: string[]
  /** Whether what was carried lacks what publishing needs; then the last good revision is shown. */
  incomplete: boolean
}

/**
 * Carries what goes live on the site into the campaigns that change the same document: their revisions
 * are made again with both changes, in this transaction. Both texts were approved, so nobody decides
 * again. What both changed stays as the campaign has it, and is marked to be reviewed. Pages are told
 * by the publication of the site.
 */
export async function carryIntoCampaigns(
  context: Context<ActorRef>,
  document: Document,
  revision: Revision,
): Promise<void> {
  const { db } = context
  for (const line of await listLinesOf(db, keyOf(document)))
    await carry(context, { document, line, revision })
}

interface Carried {
  document: Document
  line: Line
  revision: Revision
}

async function carry(context: Context<ActorRef>, { document, line, revision }: Carried) {
  const { db } = context
  const { made_on_id, live_id, open_id } = line
  const ids = [made_on_id, live_id, open_id].filter((id) => id !== null)
  const revisions = new Map((await listRevisionsByIds(db, ids)).map((one) => [one.id, one]))
  const madeOn = revisions.get(made_on_id ?? 0)
  const own = revisions.get(live_id ?? 0)
  const open = revisions.get(open_id ?? 0)
  const inCampaign = { ...document, campaign: line.campaign }
  const state: Line = { ...line, made_on_id: revision.id }
  const isOwn = own?.campaign === line.campaign
  if (!isOwn) Object.assign(state, { live_id: revision.id, live_archived: revision.archived })
  if (!isOwn && line.shown_id === live_id)
    Object.assign(state, {
      shown_id: revision.id,
      shown_state: 'approved',
      version: Math.max(line.version, revision.version),
      title: titleOf(document.declaration, revision.content),
    })
  const merging = { document: inCampaign, madeOn, revision }
  if (isOwn) await carryApproved(context, state, own, merging)
  if (open) await carryOpen(context, state, open, merging)
  if (isOwn || open) await notifyWriters(context, { line, state, revisions: [own, open], merging })
  const { campaign: _, subject: __, entry_id: ___, language: ____, ...change } = state
  await updateLine(db, line, change)
}

interface CarriedLine {
  /** Before and after. */
  line: Line
  state: Line
  revisions: readonly (Revision | undefined)[]
  merging: Merging
}

/** Notifies who wrote what the campaign changes; of what is not carried also who approved it. */
async function notifyWriters(
  context: Context<ActorRef>,
  { line, state, revisions, merging: { document, revision } }: CarriedLine,
): Promise<void> {
  const isMarked = state.review !== null && state.review !== line.review
  if (!isMarked && state.version === line.version) return
  const campaign = await findCampaign(context.db, line.campaign)
  if (!campaign) return
  const review: Review | null = isMarked ? JSON.parse(state.review ?? 'null') : null
  const people = revisions.flatMap((one) => [
    one?.author_id,
    one?.submitted_by,
    review?.incomplete ? one?.decided_by : null,
  ])
  await notifyOfCarried(context, {
    document: keyOf(document),
    title: titleOf(document.declaration, revision.content),
    campaign,
    step: review === null ? '' : review.incomplete ? 'incomplete' : 'review',
    ids: people.filter((id) => typeof id === 'number'),
  })
}

interface Merging {
  /** In the campaign. */
  document: Document
  /** The revision of the site that the campaign's was made on. */
  madeOn: Revision | undefined
  /** The revision that goes live on the site. */
  revision: Revision
}

/** What `mergeInto` needs of `Merging`. */
type Changed = Omit<Merging, 'document'> & { document: Pick<Document, 'declaration'> }

type Merge = Pick<Revision, 'content' | 'starts_at' | 'ends_at' | 'archived'> & { paths: string[] }

/** Returns what a campaign has of a document on top of what the site now has. */
export function mergeInto(
  { document: { declaration }, madeOn, revision }: Changed,
  mine: Pick<Revision, 'content' | 'starts_at' | 'ends_at' | 'archived'>,
): Merge {
  const base = madeOn?.content ?? emptyContent(declaration)
  const versions = { base, mine: mine.content, theirs: revision.content }
  const { content, conflicts } = merge(declaration, versions)
  const columns = ['starts_at', 'ends_at', 'archived'] as const
  const isChanged = columns.filter((column) => mine[column] !== madeOn?.[column])
  const taken = (column: (typeof columns)[number]) => isChanged.includes(column)
  const both = isChanged.filter(
    (column) => revision[column] !== madeOn?.[column] && revision[column] !== mine[column],
  )
  return {
    content: withOwnSlug(content, revision),
    starts_at: (taken('starts_at') ? mine : revision).starts_at,
    ends_at: (taken('ends_at') ? mine : revision).ends_at,
    archived: (taken('archived') ? mine : revision).archived,
    paths: [...conflicts.map(pathText), ...both],
  }
}

/** An entry has one address, that of the site. */
function withOwnSlug(content: Content, { content: { values } }: Revision): Content {
  const { slug } = values
  return slug === undefined ? content : { ...content, values: { ...content.values, slug } }
}

async function carryApproved(
  context: Context<ActorRef>,
  state: Line,
  own: Revision,
  merging: Merging,
): Promise<void> {
  const { db, now } = context
  const { document } = merging
  const { paths, ...merged } = mergeInto(merging, own)
  if (paths.length > 0) state.review = reviewOf({ paths, incomplete: false })
  if (isSame(document, own, merged)) return
  if (!(await isPublishable(context, document, merged))) {
    state.review = reviewOf({ paths, incomplete: true })
    return
  }
  state.version += 1
  state.last_item_id = Math.max(state.last_item_id, merged.content.lastItemId)
  const id = await addRevision(db, keyOf(document), {
    ...merged,
    state: 'approved',
    version: state.version,
    base_id: own.id,
    source_id: own.source_id,
    author_id: own.author_id,
    submitted_by: own.submitted_by,
    submitted_at: own.submitted_at,
    decided_by: own.decided_by,
    decided_at: own.decided_at,
    remarks: null,
    batch: null,
    created_at: now,
    updated_at: now,
  })
  const expired = await expireRevision(db, own.id)
  const author = submittedBy(expired?.submitter ?? '', own)
  const title = titleOf(document.declaration, merged.content)
  await logTransition(context, document, {
    step: 'carry',
    from: 'none',
    revisionId: id,
    title,
    author,
  })
  if (state.shown_id === own.id) Object.assign(state, { shown_id: id, title })
  Object.assign(state, { live_id: id, live_archived: merged.archived })
}

async function carryOpen(
  context: Context<ActorRef>,
  state: Line,
  open: Revision,
  merging: Merging,
): Promise<void> {
  const { db, now } = context
  const { document } = merging
  const { paths, ...merged } = mergeInto(merging, open)
  if (paths.length > 0 && state.review === null)
    state.review = reviewOf({ paths, incomplete: false })
  if (isSame(document, open, merged)) return
  state.version += 1
  state.last_item_id = Math.max(state.last_item_id, merged.content.lastItemId)
  const change = { ...merged, version: state.version, updated_at: now }
  await changeRevision(db, open, change)
}

function isSame({ declaration }: Document, own: Revision, merged: Omit<Merge, 'paths'>): boolean {
  const columns = ['starts_at', 'ends_at', 'archived'] as const
  return (
    columns.every((column) => own[column] === merged[column]) &&
    isSameContent(declaration, own.content, merged.content)
  )
}

async function isPublishable(
  context: Context<ActorRef>,
  document: Document,
  merged: Omit<Merge, 'paths'>,
): Promise<boolean> {
  const { starts_at, ends_at, archived } = merged
  if (archived === 1) return true
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at) return false
  try {
    await checkPublishable(context, document, merged)
    return true
  } catch (problem) {
    if (problem instanceof Problem) return false
    throw problem
  }
}

function reviewOf(review: Review): string {
  return JSON.stringify(review)
}
