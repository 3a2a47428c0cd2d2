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
 * How places stand in each of the brand's other languages, in the order of the places: a handful of
 * queries for a whole screen or list. Null for what is not translated; none where the brand has one
 * language.
 */
export async function listLanguageStates(
  context: Pick<ReadContext, 'db' | 'now'>,
  places: readonly Omit<Document, 'language'>[],
): Promise<(LanguageState[] | null)[]> {
  const { db, now } = context
  const { others } = await readBrandLanguages(startReading(db, now))
  if (others.length === 0) return places.map(() => null)
  const translations = places
    .filter(({ declaration }) => isTranslated(declaration))
    .flatMap((place) => others.map((language) => ({ ...place, language })))
  const known = await gather(context, translations)
  return places.map((place) =>
    isTranslated(place.declaration)
      ? others.map((language) => stateOf({ ...place, language }, known, now))
      : null,
  )
}

type Known = Awaited<ReturnType<typeof gather>>

async function gather(context: Pick<ReadContext, 'db' | 'now'>, translations: readonly Document[]) {
  const { db, now } = context
  const found = await listDocumentStates(db, translations.map(keyOf))
  const heads = new Map(found.map((head) => [documentName(documentKeyOf(head)), head]))
  const ids = found.map((head) => shownAt(head, now)).filter((id) => id !== null)
  const revisions = await listRevisionsByIds(db, ids)
  const byId = new Map(revisions.map((revision) => [revision.id, revision]))
  const shown = (document: Document) => byId.get(shownAt(heads.get(nameOf(document)), now) ?? 0)
  const written = translations.flatMap((document) => {
    const revision = shown(document)
    return revision ? [{ document, shown: revision }] : []
  })
  return { heads, shown, sources: await listSources(context, written) }
}

function stateOf(
  place: Document & { language: Language },
  { heads, shown, sources }: Known,
  now: string,
): LanguageState {
  const head = heads.get(nameOf(place))
  return {
    language: place.language,
    state: stateWord(shown(place), head, now),
    live: liveAt(head, now) !== null,
    outdated: (sources.get(nameOf(place))?.changed.length ?? 0) > 0,
  }
}

function stateWord(
  shown: Revision | undefined,
  head: DocumentState | undefined,
  now: string,
): LanguageState['state'] {
  const state = shown ? stateAt(shown, head, now) : 'expired'
  if (state === 'expired') return 'none'
  if (state !== 'approved') return state
  return scheduledAt(head, now) === shown?.id ? 'scheduled' : 'live'
}

function nameOf(document: Document): string {
  return documentName(keyOf(document))
}
