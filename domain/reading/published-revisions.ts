import type { Declaration } from '#catalogue/declaration.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import { type Reading, readLive, trackDocument } from './reading.ts'

interface PublishedState {
  version: number | null
  /** ISO 8601 UTC. */
  updated_at: string | null
}

/** Returns the live version of a section and when it changed. */
export async function publishedRevision(
  reading: Reading,
  section: Declaration,
): Promise<PublishedState> {
  const [head] = await publishedRevisions(reading, [section])
  return head ?? { version: null, updated_at: null }
}

/** Returns the live versions of sections and when they changed; nulls while nothing is live. */
export async function publishedRevisions(
  reading: Reading,
  sections: readonly Declaration[],
): Promise<PublishedState[]> {
  const documents = sections.map((declaration) =>
    trackDocument(reading, { declaration, entryId: 0 }, reading.language),
  )
  const rows = await readLive(reading, documents)
  const live = new Map(rows.map((row) => [documentName(documentKeyOf(row)), row]))
  return documents.map((document) => {
    const row = live.get(documentName(document))
    return { version: row?.version ?? null, updated_at: row?.since ?? null }
  })
}
