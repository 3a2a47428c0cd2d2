import { declarationByKey } from '#catalogue/catalogue.ts'
import { limits } from '#catalogue/limits.ts'
import { type State, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import type {
  CampaignLine,
  CampaignView,
  Campaign as WireCampaign,
} from '#catalogue/wire/campaigns.ts'
import { formOf } from '#domain/content/form-of.ts'
import type { Review } from '#domain/content/publishing/carry.ts'
import type { ReadContext } from '#domain/context.ts'
import {
  type Campaign,
  type CampaignSpan,
  listCampaigns as listRows,
  listSpans,
} from '#store/content/campaigns/campaigns.ts'
import {
  countLinesByState,
  type Line,
  type LineCount,
  listLines,
} from '#store/content/campaigns/lines.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import { listUsernames } from '#store/people/people.ts'
import { repeatsOf, requireCampaign } from './find-campaign.ts'
import { missingTranslations } from './missing-translations.ts'

/** Returns a page of campaigns, the newest first; `open` chooses those that are over or not. */
export async function listCampaigns(
  context: ReadContext,
  filter: { search?: string | undefined; open?: boolean | undefined },
  page: { limit: number; offset: number },
): Promise<{ campaigns: WireCampaign[]; total: number }> {
  const { db, now } = context
  const { search = '', open } = filter
  const found = await listRows(db, { search, now, ...(open === undefined ? {} : { open }) }, page)
  return { campaigns: await toWire(context, found.rows), total: found.total }
}

/** Returns a campaign with its documents. Throws `Problem('not-found')`. */
export async function viewCampaign(context: ReadContext, id: number): Promise<CampaignView> {
  const { db } = context
  const row = await requireCampaign(db, id)
  const [campaign] = await toWire(context, [row])
  const lines = await listLines(db, id, { limit: limits.campaigns.documents })
  if (!campaign) throw new Error(`Campaign ${id} has just been read`)
  const missing = await missingTranslations(context, lines)
  return { ...campaign, lines: lines.flatMap((line) => lineToWire(line, missing) ?? []) }
}

async function toWire(context: ReadContext, rows: readonly Campaign[]): Promise<WireCampaign[]> {
  const { db } = context
  const ids = rows.map(({ id }) => id)
  const people = rows.flatMap((row) => [row.author_id, row.submitted_by, row.decided_by])
  const names = await listUsernames(
    db,
    people.filter((id) => id !== null),
  )
  const spans = await listSpans(db, ids)
  const counts = await countLinesByState(db, ids)
  return rows.map((row) =>
    campaignToWire(context, row, {
      names,
      spans: spans.filter(({ campaign }) => campaign === row.id),
      counts: counts.filter(({ campaign }) => campaign === row.id),
    }),
  )
}

interface Loaded {
  names: ReadonlyMap<number, string>
  spans: readonly CampaignSpan[]
  counts: readonly LineCount[]
}

function campaignToWire(
  { actor, now }: ReadContext,
  row: Campaign,
  { names, spans, counts }: Loaded,
): WireCampaign {
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? ''))
  const count = (test: (one: LineCount) => boolean) =>
    counts.filter(test).reduce((sum, { count }) => sum + count, 0)
  const documents = {
    total: count(() => true),
    draft: count(({ state }) => state === 'draft'),
    pending: count(({ state }) => state === 'pending'),
    rejected: count(({ state }) => state === 'rejected'),
    review: count(({ isMarked }) => isMarked),
  }
  const isToCome = spans.some(({ ends_at }) => ends_at === null || ends_at > now)
  const live = spans.some((span) => {
    return span.starts_at <= now && (span.ends_at === null || span.ends_at > now)
  })
  const state = stateOf(row, { isToCome, isPending: documents.pending > 0 })
  return {
    id: row.id,
    name: row.name,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    repeats: repeatsOf(row),
    rank: row.rank,
    version: row.version,
    approval: stateCodes[state],
    status_text: stateNames[state],
    live,
    remarks: row.remarks,
    author: nameOf(row.author_id) ?? '',
    submitted_by: nameOf(row.submitted_by),
    submitted_at: row.submitted_at,
    decided_by: nameOf(row.decided_by),
    decided_at: row.decided_at,
    documents,
    can: stepsOf(row, {
      role: actor.role,
      isOwn: row.submitted_by === actor.id,
      documents,
      isToCome,
    }),
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** Pending while anything of it waits; what was approved is Expired when its last span is over. */
function stateOf(
  { state }: Campaign,
  { isToCome, isPending }: { isToCome: boolean; isPending: boolean },
): State {
  if (isPending) return 'pending'
  if (state === 'approved') return isToCome ? 'approved' : 'expired'
  return state
}

function stepsOf(
  row: Campaign,
  {
    role,
    isOwn,
    documents,
    isToCome,
  }: {
    role: ReadContext['actor']['role']
    isOwn: boolean
    documents: WireCampaign['documents']
    isToCome: boolean
  },
): WireCampaign['can'] {
  const can: WireCampaign['can'] = []
  const mayEdit = may(role, 'content.edit')
  const mayDecide = may(role, 'content.decide')
  const isApproved = row.state === 'approved'
  if (mayEdit && !isApproved && row.state !== 'pending') can.push('edit')
  if (mayEdit && documents.draft > 0) can.push('submit')
  if (mayEdit && isOwn && documents.pending > 0) can.push('withdraw')
  const isWaiting = documents.pending > 0 || row.state === 'pending'
  if (mayDecide && !isOwn && isWaiting) can.push('decide')
  if (mayDecide && isApproved) can.push('move')
  if (mayDecide && isApproved && isToCome) can.push('stop')
  if (mayDecide && documents.total > 0) can.push('keep')
  if ((mayDecide || mayEdit) && documents.total > 0) can.push('remove')
  return can
}

function lineToWire(
  line: Line,
  missing: Awaited<ReturnType<typeof missingTranslations>>,
): CampaignLine | null {
  const declaration = declarationByKey(line.subject)
  if (!declaration) return null
  const { entry_id, language, shown_state } = line
  return {
    entity_type: declaration.entityType,
    entry_id,
    language,
    label: declaration.label,
    title: entry_id === 0 ? '' : line.title,
    editor_path: formOf(declaration, line) ?? '',
    record_id: line.shown_id,
    approval: shown_state === null ? null : stateCodes[shown_state],
    version: line.version,
    is_new: line.made_on_id === null,
    untranslated: (language === '' && missing.get(documentName(documentKeyOf(line)))) || [],
    review: line.review === null ? null : (JSON.parse(line.review) as Review),
  }
}
