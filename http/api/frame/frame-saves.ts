import { sections } from '#catalogue/catalogue.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { Sent } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { loadPlaceState } from '#domain/content/load-place-state.ts'
import { sectionPlace } from '#domain/content/place.ts'
import { saveFrame } from '#domain/frame/save-frame.ts'
import type { Call } from '#http/call/context.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'
import { savedAnswer, savedSectionSchema, saveSectionSchema } from '#http/call/saved-answer.ts'

/**
 * The saves that need no approval (specification section 7, "Header and footer saves"; contract
 * section 4, "Settings"), one for each section that is published directly, from its declaration.
 */
export const frameSaveRoutes: Route[] = sections
  .filter(({ workflow }) => workflow === 'direct')
  .flatMap((section) => (section.savePath === null ? [] : [routeOf(section, section.savePath)]))

function routeOf(section: Section, path: string): Route {
  return defineRoute<Sent>({
    methods: ['post', 'patch'],
    path,
    allow: section.ability,
    summary: `${section.label}: save and publish at once`,
    body: saveSectionSchema(section),
    refuses: ['conflict'],
    answer: savedSectionSchema(section),
    run: (call) => save(call, section),
  })
}

async function save(call: Call<Sent, unknown>, section: Section) {
  const now = call.now()
  const actor = actorOf(call)
  const isChanged = await call.store.write((tx) => saveFrame(tx, actor, now, section, call.body))
  const message = isChanged ? messages.published : messages.unchanged
  const state = await loadPlaceState(call.store.db, actor, sectionPlace(section), now)
  return { message, data: savedAnswer(state) }
}
