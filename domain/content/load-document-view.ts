import { isSameContent } from '#catalogue/change/compare.ts'
import { itemsToWire, valuesToWire } from '#catalogue/content/content-to-wire.ts'
import { fillTranslation, translationDeclaration } from '#catalogue/content/translation.ts'
import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { isOpen, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import type { DocumentView, RecordHead, Rejection } from '#catalogue/wire.ts'
import { outsideScope } from '#domain/content/scope/scope.ts'
import { listSources, type TranslationSource } from '#domain/content/source/list-sources.ts'
import type { ReadContext } from '#domain/context.ts'
import { countOpenComments } from '#store/comments/comments.ts'
import { documentKeyOf, documentName, staffKeyOf } from '#store/content/document-key.ts'
import { type DocumentState, listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { listRevisionsWrittenBy } from '#store/log/activity.ts'
import { listUsernames } from '#store/people/people.ts'
import { availableTransitions } from './available-transitions.ts'
import { loadCampaignsOf } from './campaigns-of.ts'
import { type Document, keyOf } from './document.ts'
import { listRejections, type Rejections } from './list-rejections.ts'
import { inTodaysCurrency } from './lists/in-todays-currency.ts'
import { lookUpAll } from './lists/look-up-entries.ts'
import { loadScheduled } from './load-scheduled.ts'
import { liveAt, scheduledAt, staffRevisionAt, stateAt } from './timeline.ts'

/**
 * Returns what the cards and entry screens of several documents show, in a fixed number of queries.
 */
export async function loadDocumentViews(
  context: ReadContext,
  documents: readonly Document[],
): Promise<DocumentView[]> {
  const loaded = await loadRows(context, documents)
  const views: DocumentView[] = []
  for (const document of documents) views.push(await toView(context, document, loaded))
  return views
}

/** Returns the same for one document, as a save and a conflict answer it. */
export async function loadDocumentView(
  context: ReadContext,
  document: Document,
): Promise<DocumentView> {
  return (await loadDocument(context, document)).view
}

/** Returns the view of a document with its rows, and the state of its first language. */
export async function loadDocument(context: ReadContext, document: Document) {
  const first: Document = { ...document, language: '' }
  const loaded = await loadRows(context, [document], [first])
  const { states, revisions, names } = loaded
  const view = await toView(context, document, loaded)
  return { view, state: stateOf(states, document), first: stateOf(states, first), revisions, names }
}

interface LoadedRows {
  states: DocumentState[]
  revisions: ReadonlyMap<number, Revision>
  rejections: Rejections
  media: MediaLookup
  names: ReadonlyMap<number, string>
  own: ReadonlySet<number>
  /** By document name. */
  comments: Awaited<ReturnType<typeof countOpenComments>>
  /** Names of the documents that the person may not change. */
  outside: ReadonlySet<string>
  /** Of translations, by document name. */
  sources: ReadonlyMap<string, TranslationSource>
  campaignsOf: Awaited<ReturnType<typeof loadCampaignsOf>>
}

async function loadRows(
  context: ReadContext,
  documents: readonly Document[],
  others: readonly Document[] = [],
): Promise<LoadedRows> {
  const { db, actor, now } = context
  const states = await listDocumentStates(db, [...documents, ...others].map(keyOf))
  const staffIds = states.map((state) => staffRevisionAt(state, now)).filter((id) => id !== null)
  const records = states.flatMap((state) => recordsAt(state, now).filter((id) => id !== null))
  const loaded = await listRevisionsByIds(db, [...staffIds, ...records])
  const contentOf = await inTodaysCurrency(db, formerOf(documents, loaded))
  const byKey = new Map(documents.map(({ declaration }) => [declaration.key, declaration]))
  const current = loaded.map((one) => {
    const declaration = byKey.get(one.subject)
    return declaration ? { ...one, content: contentOf(declaration, one) } : one
  })
  const revisions = current.filter(({ id }) => staffIds.includes(id))
  const sources = await listSources(context, translationsOf(documents, states, revisions, now))
  const displayed = [...revisions, ...[...sources.values()].map(({ revision }) => revision)]
  const declared = displayed.flatMap(({ subject, content }) => {
    const declaration = byKey.get(subject)
    return declaration ? [{ declaration, content }] : []
  })
  const people = loaded.flatMap((one) => [
    one.author_id,
    one.submitted_by ?? one.author_id,
    one.decided_by ?? one.author_id,
  ])
  return {
    states,
    revisions: new Map(current.map((revision) => [revision.id, revision])),
    rejections: await listRejections(db, states),
    media: await lookUpAll(context, declared),
    names: await listUsernames(db, people),
    own: await listRevisionsWrittenBy(db, staffIds, actor.id),
    comments: await countOpenComments(db, states.map(documentKeyOf)),
    sources,
    campaignsOf: await loadCampaignsOf(context, states),
    outside: new Set((await outsideScope(context, documents)).map(keyOf).map(documentName)),
  }
}

export function recordsAt(state: DocumentState | undefined, now: string): (number | null)[] {
  return [state?.open_id ?? null, liveAt(state, now)?.id ?? null, scheduledAt(state, now)]
}

/**
 * Returns the declarations of those that show a rejected or ended revision, whose amounts may be in
 * a former currency.
 */
function formerOf(documents: readonly Document[], loaded: readonly Revision[]): Declaration[] {
  const former = loaded.filter(({ state }) => state === 'rejected' || state === 'expired')
  const keys = new Set(former.map(({ subject }) => subject))
  return documents.flatMap(({ declaration }) => (keys.has(declaration.key) ? [declaration] : []))
}

function translationsOf(
  documents: readonly Document[],
  states: readonly DocumentState[],
  revisions: readonly Revision[],
  now: string,
) {
  return documents
    .filter(({ language }) => language !== '')
    .map((document) => {
      const id = staffRevisionAt(stateOf(states, document), now)
      return { document, translation: revisions.find((revision) => revision.id === id) }
    })
}

function stateOf(states: readonly DocumentState[], document: Document) {
  const name = documentName(keyOf(document))
  return states.find((state) => documentName(staffKeyOf(state)) === name)
}

async function toView(
  context: ReadContext,
  document: Document,
  loaded: LoadedRows,
): Promise<DocumentView> {
  const { actor, now } = context
  const { declaration, entryId, language, campaign } = document
  const state = stateOf(loaded.states, document)
  const staffId = staffRevisionAt(state, now)
  const revision = staffId === null ? undefined : loaded.revisions.get(staffId)
  const source = loaded.sources.get(documentName(keyOf(document)))
  const author = revision ? (loaded.names.get(revision.author_id) ?? '') : ''
  const submittedBy = loaded.names.get(revision?.submitted_by ?? 0) ?? author
  const isOwn = revision ? loaded.own.has(revision.id) : false
  const { rejection, earlier_rejections } = loaded.rejections(state)
  const live = liveAt(state, now)
  return {
    entity_type: declaration.entityType,
    entry_id: entryId,
    language,
    record: revision
      ? revisionSummaryOf(revision, state, { author, rejection, now, names: loaded.names })
      : null,
    ...contentToWire(document, revision?.content ?? null, source, loaded.media),
    ...availableTransitions(declaration, actor, {
      revision,
      isOwn,
      submittedBy,
      outside: loaded.outside.has(documentName(keyOf(document))) ? groupMessages.outside : null,
    }),
    live: live !== null,
    unchanged: isUnchanged(document, revision, loaded.revisions.get(live?.id ?? 0)),
    scheduled: await loadScheduled(context, declaration, state),
    rejection,
    earlier_rejections,
    comments: loaded.comments.get(documentName(keyOf(document))) ?? [],
    ...(campaign === undefined ? {} : { campaign }),
    ...loaded.campaignsOf(state),
  }
}

/** Tells whether guests would see the same if this revision replaced the live one. */
function isUnchanged(
  { declaration, language }: Document,
  displayed: Revision | undefined,
  live: Revision | undefined,
): boolean {
  if (!displayed || !live || displayed.id === live.id)
    return displayed !== undefined && live !== undefined
  const shape = language === '' ? declaration : translationDeclaration(declaration)
  const columns = ['starts_at', 'ends_at', 'archived'] as const
  return (
    columns.every((column) => displayed[column] === live[column]) &&
    isSameContent(shape, live.content, displayed.content)
  )
}

/** Returns the content as the wire has it; of a translation with its source, item by item. */
function contentToWire(
  { declaration, language }: Document,
  content: Content | null,
  source: TranslationSource | undefined,
  media: MediaLookup,
): Pick<DocumentView, 'values' | 'items' | 'source'> {
  const toWire = (shape: Declaration, of: Content) => ({
    values: valuesToWire(shape, of, media),
    items: itemsToWire(shape, of, media),
  })
  if (language === '') return toWire(declaration, content ?? emptyContent(declaration))
  const shape = translationDeclaration(declaration)
  if (!source) return toWire(shape, content ?? emptyContent(shape))
  const { revision, changed } = source
  return {
    ...toWire(shape, fillTranslation(declaration, revision.content, content)),
    source: { id: revision.id, ...toWire(declaration, revision.content), changed },
  }
}

interface SummaryContext {
  author: string
  rejection: Rejection | null
  now: string
  /** Of authors, submitters and deciders, by id. */
  names: ReadonlyMap<number, string>
}

export function revisionSummaryOf(
  revision: Revision,
  state: DocumentState | undefined,
  { author, rejection, now, names }: SummaryContext,
): RecordHead {
  const approval = stateAt(revision, state, now)
  const hasRejection = isOpen(revision.state) || revision.state === 'rejected'
  return {
    id: revision.id,
    approval: stateCodes[approval],
    status_text: stateNames[approval],
    version: revision.version,
    created_at: revision.created_at,
    updated_at: revision.updated_at,
    author,
    last_change: lastChangeOf(revision, author, names),
    remarks: hasRejection ? (rejection?.remarks ?? null) : revision.remarks,
    starts_at: revision.starts_at,
    ends_at: revision.ends_at,
    archived: revision.archived === 1,
  }
}

/** Returns who made the last change and which. Only a save changes the author. */
function lastChangeOf(
  { state, submitted_by, decided_by }: Revision,
  author: string,
  names: ReadonlyMap<number, string>,
): RecordHead['last_change'] {
  const nameOf = (id: number | null) => names.get(id ?? 0) ?? author
  if (state === 'draft') return { what: 'saved', by: author }
  if (state === 'pending') return { what: 'submitted', by: nameOf(submitted_by) }
  return { what: state === 'rejected' ? 'rejected' : 'approved', by: nameOf(decided_by) }
}
