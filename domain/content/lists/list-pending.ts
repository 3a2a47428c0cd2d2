import { declarationByKey, declarations } from '#catalogue/catalogue.ts'
import { addSourceTexts } from '#catalogue/change/add-source-texts.ts'
import { pathText } from '#catalogue/change/change.ts'
import { mediaFile } from '#catalogue/collections/media-file.ts'
import { previewPathOf } from '#catalogue/content/entry-path.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { titleOf } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { formerColleagueId } from '#catalogue/messages/former-colleague.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { localize } from '#catalogue/messages/localize.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { Label } from '#catalogue/messages/message.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { mayNeedTwoApprovers } from '#catalogue/sections/site/second-approval.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { Difference } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { loadAssignees } from '#domain/content/assignments/assignment-of.ts'
import { brandFieldsFault } from '#domain/content/scope/local-fields.ts'
import { outsideScope } from '#domain/content/scope/scope.ts'
import type { ReadContext } from '#domain/context.ts'
import { listMediaUses } from '#domain/media/library/list-media-uses.ts'
import { countOpenComments } from '#store/comments/comments.ts'
import { listCampaignNames } from '#store/content/campaigns/campaigns.ts'
import { documentKeyOf, documentName, staffKeyOf } from '#store/content/document-key.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { listLiveOnSite } from '#store/content/live-revisions.ts'
import {
  countPendingLines,
  countPendingRevisions,
  listPendingAuthors,
  listPendingRevisions,
  type PendingFilter,
} from '#store/content/pending-revisions.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import { listRevisionsWrittenBy } from '#store/log/activity.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'
import { availableTransitions } from '../available-transitions.ts'
import { differencesOf } from '../differences-of.ts'
import { keyOf } from '../document.ts'
import { formOf } from '../form-of.ts'
import { listRejections } from '../list-rejections.ts'
import { loadScheduled } from '../load-scheduled.ts'
import { approvalsOf, loadSecondApproval } from '../second-approval.ts'
import { lookUpForChanges } from './look-up-entries.ts'
import { approvedOf, urgencyOf, urgentFirst } from './urgency-of.ts'

/** What a reader asks for of the approval queue. */
export interface QueueQuery extends Omit<PendingFilter, 'search'> {
  /** In the title, or in the label of its type in the reader's language. */
  search?: string
  reader?: Language
}

/** Returns the user names of those who wrote or submitted what is pending, without erased people. */
export async function listQueueAuthors(db: Db): Promise<string[]> {
  const names = await listPendingAuthors(db)
  return names.filter((name) => formerColleagueId(name) === null)
}

export function countPending(
  db: Db,
  query: QueueQuery = {},
  { isGrouped = false } = {},
): Promise<number> {
  return (isGrouped ? countPendingLines : countPendingRevisions)(db, toFilter(query))
}

/**
 * Returns a page of the approval queue, urgent ones first, then oldest first unless asked otherwise,
 * each with what publishing it would change. `isGrouped` folds an import and a campaign to
 * its first record.
 */
export async function listPending(
  context: ReadContext,
  page: { limit: number; offset: number; newestFirst?: boolean; isGrouped?: boolean },
  query: QueueQuery = {},
): Promise<PendingRecord[]> {
  const { db, now } = context
  const pending = await listPendingRevisions(db, toFilter(query), { ...page, ...urgentFirst(now) })
  const loaded = await loadRows(
    context,
    pending.map(({ revision }) => revision),
  )
  const records: PendingRecord[] = []
  for (const { revision, count } of pending)
    for (const record of await toPending(context, revision, loaded))
      records.push(page.isGrouped ? { ...record, batch_count: count } : record)
  return records
}

/** Returns one of them by its revision's id; none where it is not pending any more. */
export async function findPending(context: ReadContext, id: number): Promise<PendingRecord[]> {
  const { db } = context
  const revision = await findRevision(db, id)
  if (revision?.state !== 'pending') return []
  return toPending(context, revision, await loadRows(context, [revision]))
}

function toFilter({ search, reader = 'en', ...filter }: QueueQuery): PendingFilter {
  if (!search) return filter
  const words = foldText(search)
  const types = declarations
    .filter(({ label }) => foldText(String(localize(reader, new Label(label)))).includes(words))
    .map(({ key }) => key)
  return { ...filter, search: { title: search, types } }
}

type LoadedRows = Awaited<ReturnType<typeof loadRows>>

async function loadRows(context: ReadContext, pending: Revision[]) {
  const { db, actor, now } = context
  const documents = pending.map(staffKeyOf)
  const live = await listLiveOnSite(db, documents, now)
  const translated = documents.filter(({ language }) => language !== '')
  const firsts = translated.map((document) => ({ ...document, language: '' }) as const)
  const sources = await listLiveOnSite(db, firsts, now)
  const states = await listDocumentStates(db, documents)
  const compared = [...pending, ...live, ...sources].flatMap(({ subject, content }) => {
    const declaration = declarationByKey(subject)
    return declaration ? [{ declaration, content }] : []
  })
  const declarations = pending.flatMap(({ subject }) => declarationByKey(subject) ?? [])
  const declared = documents.flatMap(({ type, ...key }) => {
    const declaration = declarationByKey(type)
    return declaration ? [{ declaration, ...key }] : []
  })
  const people = pending.flatMap(({ author_id, submitted_by }) => [
    author_id,
    submitted_by ?? author_id,
  ])
  const ids = pending.map(({ id }) => id)
  return {
    live,
    sources,
    states,
    rejections: await listRejections(db, states),
    media: await lookUpForChanges(context, compared),
    names: await listUsernames(db, people),
    own: await listRevisionsWrittenBy(db, ids, actor.id),
    outside: new Set((await outsideScope(context, declared)).map(keyOf).map(documentName)),
    assignees: await loadAssignees(context, ids),
    campaigns: await listCampaignNames(
      db,
      pending.flatMap(({ campaign }) => (campaign > 0 ? campaign : [])),
    ),
    comments: await countOpenComments(db, pending.map(documentKeyOf)),
    secondApproval: declarations.some(mayNeedTwoApprovers) ? await loadSecondApproval(db) : null,
  }
}

async function toPending(
  context: ReadContext,
  revision: Revision,
  loaded: LoadedRows,
): Promise<PendingRecord[]> {
  const { db, actor, now } = context
  const declaration = declarationByKey(revision.subject)
  if (!declaration) return []
  const live = loaded.live.find((one) => isSameDocument(revision, one))
  const name = documentName(staffKeyOf(revision))
  const state = loaded.states.find((one) => documentName(staffKeyOf(one)) === name)
  const { language } = revision
  const source = loaded.sources.find((one) => isSameDocument({ ...revision, language: '' }, one))
  const changed = await differencesOf(db, declaration, {
    before: approvedOf(live)?.content ?? null,
    after: revision.content,
    media: loaded.media,
  })
  const submittedBy = loaded.names.get(revision.submitted_by ?? revision.author_id) ?? ''
  const isOwn = loaded.own.has(revision.id)
  const outside = outsideOf(context, { declaration, revision, live, changed, loaded })
  const current = { revision, isOwn, submittedBy, outside }
  const { can, lock } = availableTransitions(declaration, actor, current)
  const canDecide = can.includes('decide')
  return [
    {
      entity_id: revision.id,
      entity_type: declaration.entityType,
      entry_id: revision.entry_id,
      language,
      title: titleOf(declaration, revision.content),
      label: declaration.label,
      preview_path: previewPathOf(declaration, {
        id: revision.entry_id,
        // A page that was never live is loaded by the address that it asks for.
        slug: state?.slug || String(revision.content.values.slug ?? ''),
        values: { ...source?.content.values, ...revision.content.values },
      }),
      editor_path: formOf(declaration, revision),
      author: loaded.names.get(revision.author_id) ?? '',
      submitted_by: submittedBy,
      submitted_at: revision.submitted_at ?? revision.updated_at,
      version: revision.version,
      is_new: live === undefined,
      ...urgencyOf(revision, live, now),
      starts_at: revision.starts_at,
      ends_at: revision.ends_at,
      archived: revision.archived === 1,
      ...loaded.rejections(state),
      comments: loaded.comments.get(documentName(documentKeyOf(revision))) ?? [],
      scheduled: await loadScheduled(context, declaration, state, revision),
      approvals: approvalsOf(declaration, revision, {
        actor,
        changes: changed,
        settings: loaded.secondApproval,
      }),
      assignment: loaded.assignees.get(revision.id),
      can_decide: canDecide,
      lock: canDecide ? null : lock,
      batch: revision.batch,
      campaign: campaignOf(revision, loaded.campaigns),
      changes: (language !== '' && source
        ? addSourceTexts(declaration, source.content, changed, loaded.media)
        : changed
      ).map((change) => ({ ...change, path: pathText(change) })),
      ...(declaration.key === mediaFile.key
        ? { shown_at: await listLiveUses(db, actor, revision.entry_id) }
        : {}),
    },
  ]
}

/** Returns why the actor may not decide on a revision because of what they are limited to, or null. */
function outsideOf(
  { actor }: ReadContext,
  {
    declaration,
    revision,
    live,
    changed,
    loaded,
  }: {
    declaration: Declaration
    revision: Revision
    live: LoadedRows['live'][number] | undefined
    changed: readonly Difference[]
    loaded: LoadedRows
  },
): Message | null {
  if (loaded.outside.has(documentName(staffKeyOf(revision)))) return groupMessages.outside
  return brandFieldsFault(actor, declaration, { changes: changed, revision, live: live ?? null })
}

function campaignOf(
  { campaign: id }: Revision,
  names: ReadonlyMap<number, string>,
): PendingRecord['campaign'] {
  return id > 0 ? { id, name: names.get(id) ?? '' } : null
}

/** Returns where guests see a file. */
async function listLiveUses(db: Db, actor: Actor, mediaId: number) {
  const uses = await listMediaUses(db, actor, mediaId)
  return uses.filter(({ approval }) => approval === stateCodes.approved)
}

type DocumentColumns = Pick<Revision, 'subject' | 'entry_id' | 'language'>

function isSameDocument(one: DocumentColumns, other: DocumentColumns): boolean {
  return (
    one.subject === other.subject &&
    one.entry_id === other.entry_id &&
    one.language === other.language
  )
}
