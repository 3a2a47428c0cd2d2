import { z } from 'zod'
import { stateSchema } from '#catalogue/content/content-schema.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import type { PlaceState } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { loadPlaceStates } from '#domain/content/load-place-state.ts'
import { sectionPlace } from '#domain/content/place.ts'
import { askedLanguage } from '#domain/reading/brand-languages.ts'
import type { Services } from '#domain/services.ts'
import { withLanguages } from '#domain/translation/with-languages.ts'

/** Sections by entity type, as every screen is handed what it edits and which steps are open. */
export interface SectionsAnswer {
  sections: Record<string, PlaceState>
}

/** Its shape, for sections that are declared. */
export function sectionsShape(sections: readonly Section[]) {
  const states = sections.map((section) => [section.entityType, stateSchema(section)] as const)
  return z.object({ sections: z.object(Object.fromEntries(states)) })
}

export function sectionsAnswer(states: readonly PlaceState[]): SectionsAnswer {
  return { sections: Object.fromEntries(states.map((state) => [state.entity_type, state])) }
}

/** The same in a language, read for the person who asks. */
export async function readSectionsAnswer(
  { store, now }: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  sections: readonly Section[],
  lang?: Language,
): Promise<SectionsAnswer> {
  const language = await askedLanguage(store.db, now(), lang)
  const places = sections.map((section) => sectionPlace(section, language))
  const states = await loadPlaceStates(store.db, actor, places, now())
  return sectionsAnswer(await withLanguages(store.db, now(), places, states))
}
