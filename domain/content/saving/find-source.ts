import { translationContent, translationOf } from '#catalogue/content/translation.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'
import { findHead } from '#store/content/heads.ts'
import { findRevision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { keyOf, type Place } from '../place.ts'
import { liveAt, shownAt } from '../timeline.ts'

/** What may be written at a place, and what it is written beside. */
export interface Source {
  /** All fields in the first language; in another the translated ones of what the first has. */
  declaration: Declaration
  /** The first language's live revision that a translation is written beside; null in the first. */
  liveId: number | null
  /** A record's content in the shape of this declaration; null in the first language for nothing. */
  contentOf(stored: Content | null): Content | null
}

/** Refuses a translation of what the first language does not have (404). */
export async function findSource(db: Db, now: string, place: Place): Promise<Source> {
  const { declaration } = place
  if (place.language === '') return { declaration, liveId: null, contentOf: (stored) => stored }
  const head = await findHead(db, keyOf({ ...place, language: '' }))
  const liveId = liveAt(head, now)?.id ?? null
  const id = liveId ?? shownAt(head, now)
  const source = id === null ? undefined : await findRevision(db, id)
  if (!source) throw new Problem('not-found', messages.nothingToTranslate)
  return {
    declaration: translationOf(declaration, source.content),
    liveId,
    contentOf: (stored) => translationContent(declaration, source.content, stored),
  }
}
