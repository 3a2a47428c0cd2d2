import { translationContent, translationOf } from '#catalogue/content/translation.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { findDocumentState } from '#store/content/document-states.ts'
import { findRevision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { type Document, keyOf } from '../document.ts'
import { liveAt, sourceAt } from '../timeline.ts'

/** What may be written at a place, and what it is written beside. */
export interface Source {
  /** All fields in the first language; in another the translated ones of what the first has. */
  declaration: Declaration
  /**
   * The first language's revision that a translation is written beside: the one that its editor was
   * shown, else the live one; null in the first, and while that has nothing live.
   */
  besideId: number | null
  /** A record's content in the shape of this declaration; null in the first language for nothing. */
  contentOf(stored: Content | null): Content | null
}

/** Refuses a translation of what the first language does not have (404). */
export async function findSource(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  document: Document,
  shown?: unknown,
): Promise<Source> {
  const { declaration } = document
  if (document.language === '')
    return { declaration, besideId: null, contentOf: (stored) => stored }
  const head = await findDocumentState(db, keyOf({ ...document, language: '' }))
  const id = sourceAt(head, now)
  const source = id === null ? undefined : await findRevision(db, id)
  if (!source) throw new Problem('not-found', messages.nothingToTranslate)
  return {
    declaration: translationOf(declaration, source.content),
    besideId: (await findShown(db, document, shown)) ?? liveAt(head, now)?.id ?? null,
    contentOf: (stored) => translationContent(declaration, source.content, stored),
  }
}

/** The first language's record that an editor was shown, if it was live: what has changed since then is not seen. */
export async function findShown(
  db: Db,
  document: Document,
  shown: unknown,
): Promise<number | null> {
  const found = typeof shown === 'number' ? await findRevision(db, shown) : undefined
  const { type, entryId } = keyOf(document)
  const isSource = found?.subject === type && found.entry_id === entryId && found.language === ''
  return isSource && ['approved', 'expired'].includes(found.state) ? found.id : null
}
