import { sourceChanges } from '#catalogue/content/source-changes.ts'
import type { Content } from '#catalogue/declaration.ts'
import type { Difference } from '#catalogue/wire.ts'
import type { ReadContext } from '#domain/context.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { type Document, keyOf } from '../document.ts'
import { sourceAt } from '../timeline.ts'

/** What a translation is edited beside. */
export interface TranslationSource {
  /** The first language's record as it stands now. */
  revision: Revision
  /** What has changed in it since the translation was written. */
  changed: Difference[]
}

/** A translation's place with the record of it that is shown. */
export interface Translation {
  document: Document
  shown: Revision | undefined
}

/**
 * The sources of some translations by the names of their places, whatever their number in two
 * queries. Where the first language has nothing, there is none.
 */
export async function listSources(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  translations: readonly Translation[],
): Promise<Map<string, TranslationSource>> {
  if (translations.length === 0) return new Map()
  const firsts = new Map(
    translations.map(({ document }) => [firstName(document), keyOf(firstOf(document))]),
  )
  const found = await listDocumentStates(db, [...firsts.values()])
  const heads = new Map(found.map((head) => [documentName(documentKeyOf(head)), head]))
  const ids = [...heads.values()].map((head) => sourceAt(head, now))
  const beside = translations.map(({ shown }) => shown?.source_id ?? null)
  const wanted = [...ids, ...beside].filter((id) => id !== null)
  const revisions = await listRevisionsByIds(db, [...new Set(wanted)])
  const byId = new Map(revisions.map((revision) => [revision.id, revision]))
  const sources = translations.flatMap(({ document, shown }) => {
    const id = sourceAt(heads.get(firstName(document)), now)
    const revision = id === null ? undefined : byId.get(id)
    if (!revision) return []
    const was = byId.get(shown?.source_id ?? 0)
    const changed = shown ? changedSince(document, revision, was, shown.content) : []
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
