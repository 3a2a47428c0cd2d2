import type { Collection, Content, Declaration, Section } from '#catalogue/declaration.ts'
import { findNextChange, listLiveEntries, listLiveSections } from '#store/content/live-revisions.ts'
import { findOpenRevision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'

/**
 * One reading of what guests see (or, with `preview`, of what is being worked on). It remembers
 * which subjects it has read, so that a page is dropped exactly when one of them changes.
 */
export interface Reading {
  readonly db: Db
  readonly now: string
  /** Shows the open record in place of the approved one. Only for staff with a preview pass. */
  readonly preview: boolean
  readonly subjects: Set<string>
}

export function startReading(db: Db, now: string, preview = false): Reading {
  return { db, now, preview, subjects: new Set() }
}

/** The kept values of a declaration, with the types of its fields. */
export type ValuesOf<D> = D extends { types?: { values: infer V; item: infer I } }
  ? { values: V; items: { id: number; values: I }[] }
  : never

/** The live content of a section, or null while nothing is live. */
export async function readSection<F, I>(
  reading: Reading,
  section: Section<F, I>,
): Promise<ValuesOf<Section<F, I>> | null> {
  return asDeclared<Section<F, I>>(await readContent(reading, section))
}

/** The same without the types of its fields, for what only the catalogue looks into. */
export async function readContent(reading: Reading, section: Declaration): Promise<Content | null> {
  const { db, now, preview } = reading
  reading.subjects.add(section.key)
  const of = { subject: section.key, entryId: 0 }
  const open = preview ? await findOpenRevision(db, of) : undefined
  if (open) return open.content
  const [live] = await listLiveSections(db, [section.key], now)
  return live?.content ?? null
}

/** The live entries of a collection, in the order in which they were made, `limit` at most. */
export async function readEntries<F>(
  reading: Reading,
  collection: Collection<F>,
  limit: number,
): Promise<{ id: number; values: ValuesOf<Collection<F>>['values'] }[]> {
  reading.subjects.add(collection.key)
  const rows = await listLiveEntries(reading.db, collection.key, reading.now, { limit, offset: 0 })
  return rows.flatMap((row) => {
    const content = asDeclared<Collection<F>>(row.content)
    return content ? [{ id: row.entry_id, values: content.values }] : []
  })
}

/** When this reading would come out differently by the clock alone, or null for never. */
export function nextChange(reading: Reading): Promise<string | null> {
  return findNextChange(reading.db, [...reading.subjects], reading.now)
}

/** The one place where kept JSON gets the types of its declaration: `applySave` wrote it by them. */
function asDeclared<D>(content: Content | null): ValuesOf<D> | null {
  return content as ValuesOf<D> | null
}

/** Which version of a section guests see, and since when; nulls while nothing is live. */
export async function publishedHead(
  reading: Reading,
  section: Declaration,
): Promise<{ version: number | null; updated_at: string | null }> {
  reading.subjects.add(section.key)
  const [live] = await listLiveSections(reading.db, [section.key], reading.now)
  return { version: live?.version ?? null, updated_at: live?.decided_at ?? null }
}
