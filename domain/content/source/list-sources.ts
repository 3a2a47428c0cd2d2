import { sourceChanges } from '#catalogue/content/source-changes.ts'
import type { Content } from '#catalogue/declaration.ts'
import type { Difference } from '#catalogue/wire.ts'
import type { ReadContext } from '#domain/context.ts'
import { documentName, staffKeyOf } from '#store/content/document-key.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { type Document, keyOf } from '../document.ts'
import { sourceAt } from '../timeline.ts'

/** The source that a translation is edited beside. */
export interface TranslationSource {
  /** The first language's revision. */
  revision: Revision
  /** Changes of the source since the translation was written. */
  changed: Difference[]
}

/** A document with the revision that is shown of it. */
export interface Translation {
  document: Document
  translation: Revision | undefined
}

/**
 * Returns the sources of some translations by document name, in two queries. Those without a first
 * language are left out.
 */
export async function listSources(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  translations: readonly Translation[],
): Promise<Map<string, TranslationSource>> {
  if (translations.length === 0) return new Map()
  const firsts = new Map(
    translations.map(({ document }) => [firstName(document), keyOf(firstOf(document))]),
  )
  const rows = await listDocumentStates(db, [...firsts.values()])
  const states = new Map(rows.map((state) => [documentName(staffKeyOf(state)), state]))
  const ids = [...states.values()].map((state) => sourceAt(state, now))
  const sourceIds = translations.map(({ translation }) => translation?.source_id ?? null)
  const allIds = [...ids, ...sourceIds].filter((id) => id !== null)
  const revisions = await listRevisionsByIds(db, [...new Set(allIds)])
  const byId = new Map(revisions.map((revision) => [revision.id, revision]))
  const sources = translations.flatMap(({ document, translation }) => {
    const id = sourceAt(states.get(firstName(document)), now)
    const revision = id === null ? undefined : byId.get(id)
    if (!revision) return []
    const was = byId.get(translation?.source_id ?? 0)
    const changed = translation ? changedSince(document, revision, was, translation.content) : []
    return [[documentName(keyOf(document)), { revision, changed }] as const]
  })
  return new Map(sources)
}

function changedSince(
  { declaration }: Document,
  source: Revision,
  was: Revision | undefined,
  translation: Content,
): Difference[] {
  if (was?.id === source.id || source.state !== 'approved') return []
  return sourceChanges(declaration, { was: was?.content ?? null, is: source.content, translation })
}

function firstOf(document: Document): Document {
  return { ...document, language: '' }
}

function firstName(document: Document): string {
  return documentName(keyOf(firstOf(document)))
}
