import { isTranslated } from '#catalogue/content/is-translated.ts'
import type { Language } from '#catalogue/languages.ts'
import type { LanguageState } from '#catalogue/wire.ts'
import { listSources } from '#domain/content/source/list-sources.ts'
import type { ReadContext } from '#domain/context.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import { type DocumentState, listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { type Document, keyOf } from '../content/document.ts'
import { liveAt, scheduledAt, staffRevisionAt, stateAt } from '../content/timeline.ts'
import { readBrandLanguages } from '../reading/brand-languages.ts'
import { startReading } from '../reading/reading.ts'

/**
 * Returns the state of each document in the brand's other languages, in the order of the documents
 * and a fixed number of queries. Null for what is not translated; empty where the brand has one
 * language.
 */
export async function listLanguageStates(
  context: Pick<ReadContext, 'db' | 'now'>,
  documents: readonly Omit<Document, 'language'>[],
): Promise<(LanguageState[] | null)[]> {
  const { db, now } = context
  const { others } = await readBrandLanguages(startReading(db, now))
  if (others.length === 0) return documents.map(() => null)
  const translations = documents
    .filter(({ declaration }) => isTranslated(declaration))
    .flatMap((document) => others.map((language) => ({ ...document, language })))
  const loaded = await loadRows(context, translations)
  return documents.map((document) =>
    isTranslated(document.declaration)
      ? others.map((language) => stateOf({ ...document, language }, loaded, now))
      : null,
  )
}

type LoadedRows = Awaited<ReturnType<typeof loadRows>>

async function loadRows(
  context: Pick<ReadContext, 'db' | 'now'>,
  translations: readonly Document[],
) {
  const { db, now } = context
  const rows = await listDocumentStates(db, translations.map(keyOf))
  const states = new Map(rows.map((state) => [documentName(documentKeyOf(state)), state]))
  const ids = rows.map((state) => staffRevisionAt(state, now)).filter((id) => id !== null)
  const revisions = await listRevisionsByIds(db, ids)
  const byId = new Map(revisions.map((revision) => [revision.id, revision]))
  const staffRevision = (document: Document) =>
    byId.get(staffRevisionAt(states.get(nameOf(document)), now) ?? 0)
  const written = translations.flatMap((document) => {
    const revision = staffRevision(document)
    return revision ? [{ document, translation: revision }] : []
  })
  return { states, staffRevision, sources: await listSources(context, written) }
}

function stateOf(
  document: Document & { language: Language },
  { states, staffRevision, sources }: LoadedRows,
  now: string,
): LanguageState {
  const state = states.get(nameOf(document))
  return {
    language: document.language,
    state: stateWord(staffRevision(document), state, now),
    live: liveAt(state, now) !== null,
    outdated: (sources.get(nameOf(document))?.changed.length ?? 0) > 0,
  }
}

function stateWord(
  staffRevision: Revision | undefined,
  state: DocumentState | undefined,
  now: string,
): LanguageState['state'] {
  const approval = staffRevision ? stateAt(staffRevision, state, now) : 'expired'
  if (approval === 'expired') return 'none'
  if (approval !== 'approved') return approval
  return scheduledAt(state, now) === staffRevision?.id ? 'scheduled' : 'live'
}

function nameOf(document: Document): string {
  return documentName(keyOf(document))
}
