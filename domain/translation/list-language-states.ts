import { isTranslated } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import type { LanguageState } from '#catalogue/wire.ts'
import { listSources } from '#domain/content/source/list-sources.ts'
import type { ReadContext } from '#domain/context.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import { type DocumentState, listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { type Document, keyOf } from '../content/document.ts'
import { liveAt, scheduledAt, shownAt, stateAt } from '../content/timeline.ts'
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
  const ids = rows.map((state) => shownAt(state, now)).filter((id) => id !== null)
  const revisions = await listRevisionsByIds(db, ids)
  const byId = new Map(revisions.map((revision) => [revision.id, revision]))
  const shown = (document: Document) => byId.get(shownAt(states.get(nameOf(document)), now) ?? 0)
  const written = translations.flatMap((document) => {
    const revision = shown(document)
    return revision ? [{ document, shown: revision }] : []
  })
  return { states, shown, sources: await listSources(context, written) }
}

function stateOf(
  document: Document & { language: Language },
  { states, shown, sources }: LoadedRows,
  now: string,
): LanguageState {
  const state = states.get(nameOf(document))
  return {
    language: document.language,
    state: stateWord(shown(document), state, now),
    live: liveAt(state, now) !== null,
    outdated: (sources.get(nameOf(document))?.changed.length ?? 0) > 0,
  }
}

function stateWord(
  shown: Revision | undefined,
  state: DocumentState | undefined,
  now: string,
): LanguageState['state'] {
  const approval = shown ? stateAt(shown, state, now) : 'expired'
  if (approval === 'expired') return 'none'
  if (approval !== 'approved') return approval
  return scheduledAt(state, now) === shown?.id ? 'scheduled' : 'live'
}

function nameOf(document: Document): string {
  return documentName(keyOf(document))
}
