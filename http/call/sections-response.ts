import { z } from 'zod'
import { stateSchema } from '#catalogue/content/content-schema.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import type { DocumentView } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { loadDocumentViews } from '#domain/content/load-document-view.ts'
import { requestedLanguage } from '#domain/reading/brand-languages.ts'
import type { Services } from '#domain/services.ts'
import { withLanguages } from '#domain/translation/with-languages.ts'

/** The states of a screen's sections, by entity type. */
export interface SectionsResponse {
  sections: Record<string, DocumentView>
}

export function sectionsShape(sections: readonly Section[]) {
  const states = sections.map((section) => [section.entityType, stateSchema(section)] as const)
  return z.object({ sections: z.object(Object.fromEntries(states)) })
}

export function sectionsResponse(states: readonly DocumentView[]): SectionsResponse {
  return { sections: Object.fromEntries(states.map((state) => [state.entity_type, state])) }
}

/** Loads the states in a language, with the transitions that are open to the actor. */
export async function readSectionsResponse(
  { store, now }: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  sections: readonly Section[],
  lang?: Language,
): Promise<SectionsResponse> {
  const language = await requestedLanguage(store.db, now(), lang)
  const documents = sections.map((section) => sectionDocument(section, language))
  const states = await loadDocumentViews({ db: store.db, actor, now: now() }, documents)
  return sectionsResponse(await withLanguages({ db: store.db, now: now() }, documents, states))
}
