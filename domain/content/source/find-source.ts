import { fillTranslation, withoutFallbacks } from '#catalogue/content/translation.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { findDocumentState } from '#store/content/document-states.ts'
import { findRevision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { type Document, keyOf } from '../document.ts'
import { liveAt, sourceAt } from '../timeline.ts'

/** The declaration of a document and, for a translation, the content that it translates. */
export interface Source {
  /** All fields in the first language; in another the translated ones. */
  declaration: Declaration
  /**
   * The first language's revision that a translation is written beside: the one that the editor was
   * shown, else the live one. Null in the first language, and without a live one.
   */
  sourceId: number | null
  /** Returns a revision's content in the shape of this declaration. */
  contentOf(stored: Content | null): Content | null
}

/**
 * Returns the source of a document. Throws `Problem('not-found')` when there is nothing to
 * translate.
 */
export async function findSource(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  document: Document,
  displayed?: unknown,
): Promise<Source> {
  const { declaration } = document
  if (document.language === '')
    return { declaration, sourceId: null, contentOf: (stored) => stored }
  const state = await findDocumentState(db, keyOf({ ...document, language: '' }))
  const id = sourceAt(state, now)
  const source = id === null ? undefined : await findRevision(db, id)
  if (!source) throw new Problem('not-found', messages.nothingToTranslate)
  return {
    declaration: withoutFallbacks(declaration, source.content),
    sourceId:
      (await findDisplayedSource(db, document, displayed)) ?? liveAt(state, now)?.id ?? null,
    contentOf: (stored) => fillTranslation(declaration, source.content, stored),
  }
}

/**
 * Returns the first language's revision that an editor was shown, if it was live, so that later
 * changes of it are noticed.
 */
export async function findDisplayedSource(
  db: Db,
  document: Document,
  displayed: unknown,
): Promise<number | null> {
  const revision = typeof displayed === 'number' ? await findRevision(db, displayed) : undefined
  const { type, entryId } = keyOf(document)
  const isSource =
    revision?.subject === type && revision.entry_id === entryId && revision.language === ''
  return isSource && ['approved', 'expired'].includes(revision.state) ? revision.id : null
}
