import { sections } from '#catalogue/catalogue.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { Sent } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { loadPlaceState } from '#domain/content/load-place-state.ts'
import { sectionPlace } from '#domain/content/place.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import type { Call } from '../call/context.ts'
import { actorOf, defineRoute, type Route } from '../call/route.ts'
import { savedAnswer, savedSectionSchema, saveSectionSchema } from '../call/saved-answer.ts'

/**
 * The save calls of every section that needs an approval, from its declaration: `POST path` opens,
 * `path/{id}` goes on.
 */
export const sectionSaveRoutes: Route[] = sections
  .filter(({ workflow }) => workflow === 'approval')
  .flatMap((section) => (section.savePath === null ? [] : routesOf(section, section.savePath)))

function routesOf(section: Section, path: string): Route[] {
  const body = saveSectionSchema(section)
  const answer = savedSectionSchema(section)
  return [
    defineRoute<Sent>({
      methods: ['post'],
      path,
      allow: section.ability,
      summary: `${section.label}: open a record, as draft or submitted`,
      body,
      refuses: ['conflict'],
      answer,
      run: (call) => save(call, section, null),
    }),
    defineRoute<Sent>({
      methods: ['post', 'patch'],
      path: `${path}/{id}`,
      allow: section.ability,
      summary: `${section.label}: save or submit a record`,
      body,
      refuses: ['conflict'],
      answer,
      run: (call) => save(call, section, call.params.id ?? null),
    }),
  ]
}

async function save(call: Call<Sent, unknown>, declaration: Section, recordId: number | null) {
  const now = call.now()
  const actor = actorOf(call)
  const place = sectionPlace(declaration)
  const saved = await call.store.write((tx) =>
    saveContent(tx, actor, now, { place, recordId, sent: call.body }),
  )
  const state = await loadPlaceState(call.store.db, actor, place, now)
  const message = saved.submitted ? messages.submitted : messages.saved
  return { message, data: savedAnswer(state) }
}
