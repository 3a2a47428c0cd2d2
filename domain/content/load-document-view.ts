import { isSameContent } from '#catalogue/change/compare.ts'
import { itemAnswers, valuesAnswer } from '#catalogue/content/content-answer.ts'
import { asTranslation, translationContent } from '#catalogue/content/translation.ts'
import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import { isOpen, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import type { DocumentView, RecordHead, Rejection } from '#catalogue/wire.ts'
import { listSources, type TranslationSource } from '#domain/content/source/list-sources.ts'
import type { ReadContext } from '#domain/context.ts'
import { countOpenComments } from '#store/comments/comments.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import { type DocumentState, listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { listRevisionsWrittenBy } from '#store/log/activity.ts'
import { listUsernames } from '#store/people/people.ts'
import { availableTransitions } from './available-transitions.ts'
import { type Document, keyOf } from './document.ts'
import { listRejections, type Rejections } from './list-rejections.ts'
import { inTodaysCurrency } from './lists/in-todays-currency.ts'
import { lookUpAll } from './lists/look-up-entries.ts'
import { loadScheduled } from './load-scheduled.ts'
import { liveAt, scheduledAt, shownAt, stateAt } from './timeline.ts'

/**
 * What a card or an entry's screen needs, for several places in a handful of queries: the one
 * loader of a place's state, for sections and entries in every language.
 */
export async function loadDocumentViews(
  context: ReadContext,
  documents: readonly Document[],
): Promise<DocumentView[]> {
  const known = await gather(context, documents)
  const states: DocumentView[] = []
  for (const document of documents) states.push(await toState(context, document, known))
  return states
}

/** The same for one place: what a save answers, and a conflict hands over. */
export async function loadDocumentView(
  context: ReadContext,
  document: Document,
): Promise<DocumentView> {
  return (await loadDocument(context, document)).state
}

/** The same with the rows that it was made from: the head in the first language, and this one's records. */
export async function loadDocument(context: ReadContext, document: Document) {
  const first: Document = { ...document, language: '' }
  const { heads, revisions, names, ...known } = await gather(context, [document], [first])
  const state = await toState(context, document, { heads, revisions, names, ...known })
  return { state, head: headAt(heads, document), first: headAt(heads, first), revisions, names }
}

interface Known {
  heads: DocumentState[]
  revisions: ReadonlyMap<number, Revision>
  rejections: Rejections
  media: MediaLookup
  names: ReadonlyMap<number, string>
  own: ReadonlySet<number>
  /** By the names of their places. */
  comments: Awaited<ReturnType<typeof countOpenComments>>
  /** Of translations, by the names of their places. */
  sources: ReadonlyMap<string, TranslationSource>
}

async function gather(
  context: ReadContext,
  documents: readonly Document[],
  beside: readonly Document[] = [],
): Promise<Known> {
  const { db, actor, now } = context
  const heads = await listDocumentStates(db, [...documents, ...beside].map(keyOf))
  const wanted = heads.map((head) => shownAt(head, now)).filter((id) => id !== null)
  const records = heads.flatMap((head) => recordsAt(head, now).filter((id) => id !== null))
  const loaded = await listRevisionsByIds(db, [...wanted, ...records])
  const contentOf = await inTodaysCurrency(db, formerOf(documents, loaded))
  const byKey = new Map(documents.map(({ declaration }) => [declaration.key, declaration]))
  const current = loaded.map((one) => {
    const declaration = byKey.get(one.subject)
    return declaration ? { ...one, content: contentOf(declaration, one) } : one
  })
  const revisions = current.filter(({ id }) => wanted.includes(id))
  const sources = await listSources(context, translationsOf(documents, heads, revisions, now))
  const shown = [...revisions, ...[...sources.values()].map(({ revision }) => revision)]
  const declared = shown.flatMap(({ subject, content }) => {
    const declaration = byKey.get(subject)
    return declaration ? [{ declaration, content }] : []
  })
  const people = loaded.flatMap((one) => [
    one.author_id,
    one.submitted_by ?? one.author_id,
    one.decided_by ?? one.author_id,
  ])
  return {
    heads,
    revisions: new Map(current.map((revision) => [revision.id, revision])),
    rejections: await listRejections(db, heads),
    media: await lookUpAll(context, declared),
    names: await listUsernames(db, people),
    own: await listRevisionsWrittenBy(db, wanted, actor.id),
    comments: await countOpenComments(db, heads.map(documentKeyOf)),
    sources,
  }
}

/** Returns the ids of the open, the live and the scheduled record. */
export function recordsAt(head: DocumentState | undefined, now: string): (number | null)[] {
  return [head?.open_id ?? null, liveAt(head, now)?.id ?? null, scheduledAt(head, now)]
}

/** The declarations of which a former version is shown: a rejected one, or one that has ended. */
function formerOf(documents: readonly Document[], loaded: readonly Revision[]): Declaration[] {
  const former = loaded.filter(({ state }) => state === 'rejected' || state === 'expired')
  const keys = new Set(former.map(({ subject }) => subject))
  return documents.flatMap(({ declaration }) => (keys.has(declaration.key) ? [declaration] : []))
}

function translationsOf(
  documents: readonly Document[],
  heads: readonly DocumentState[],
  revisions: readonly Revision[],
  now: string,
) {
  return documents
    .filter(({ language }) => language !== '')
    .map((document) => {
      const id = shownAt(headAt(heads, document), now)
      return { document, shown: revisions.find((revision) => revision.id === id) }
    })
}

function headAt(heads: readonly DocumentState[], { declaration, entryId, language }: Document) {
  return heads.find(
    (one) =>
      one.subject === declaration.key && one.entry_id === entryId && one.language === language,
  )
}

async function toState(
  context: ReadContext,
  document: Document,
  known: Known,
): Promise<DocumentView> {
  const { actor, now } = context
  const { declaration, entryId, language } = document
  const head = headAt(known.heads, document)
  const shown = shownAt(head, now)
  const revision = shown === null ? undefined : known.revisions.get(shown)
  const source = known.sources.get(documentName(keyOf(document)))
  const author = revision ? (known.names.get(revision.author_id) ?? '') : ''
  const submittedBy = known.names.get(revision?.submitted_by ?? 0) ?? author
  const isOwn = revision ? known.own.has(revision.id) : false
  const { rejection, earlier_rejections } = known.rejections(head)
  const live = liveAt(head, now)
  return {
    entity_type: declaration.entityType,
    entry_id: entryId,
    language,
    record: revision
      ? revisionSummaryOf(revision, head, { author, rejection, now, names: known.names })
      : null,
    ...contentAnswer(document, revision?.content ?? null, source, known.media),
    ...availableTransitions(declaration, actor, { revision, isOwn, submittedBy }),
    live: live !== null,
    unchanged: isUnchanged(document, revision, known.revisions.get(live?.id ?? 0)),
    scheduled: await loadScheduled(context, declaration, head),
    rejection,
    earlier_rejections,
    comments: known.comments.get(documentName(keyOf(document))) ?? [],
  }
}

/** Would visitors see the same with this in place of what is live? */
function isUnchanged(
  { declaration, language }: Document,
  shown: Revision | undefined,
  live: Revision | undefined,
): boolean {
  if (!shown || !live || shown.id === live.id) return shown !== undefined && live !== undefined
  const shape = language === '' ? declaration : asTranslation(declaration)
  const stands = ['starts_at', 'ends_at', 'archived'] as const
  return (
    stands.every((key) => shown[key] === live[key]) &&
    isSameContent(shape, live.content, shown.content)
  )
}

/** What stands there as answers carry it; of a translation beside what, and item by item as that has them. */
function contentAnswer(
  { declaration, language }: Document,
  content: Content | null,
  source: TranslationSource | undefined,
  media: MediaLookup,
): Pick<DocumentView, 'values' | 'items' | 'source'> {
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
  /** Of those who wrote, submitted and decided, by id. */
  names: ReadonlyMap<number, string>
}

/** A revision as records are answered. */
export function revisionSummaryOf(
  revision: Revision,
  head: DocumentState | undefined,
  { author, rejection, now, names }: HeadContext,
): RecordHead {
  const state = stateAt(revision, head, now)
  const stands = isOpen(revision.state) || revision.state === 'rejected'
  return {
    id: revision.id,
    approval: stateCodes[state],
    status_text: stateNames[state],
    version: revision.version,
    created_at: revision.created_at,
    updated_at: revision.updated_at,
    author,
    last_change: lastChangeOf(revision, author, names),
    remarks: stands ? (rejection?.remarks ?? null) : revision.remarks,
    starts_at: revision.starts_at,
    ends_at: revision.ends_at,
    archived: revision.archived === 1,
  }
}

/** Every step but a save leaves the author as it is: an approval is not the author's change. */
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
