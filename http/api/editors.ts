import { editors } from '#catalogue/catalogue.ts'
import type { Editor, LoadCall } from '#catalogue/editor.ts'
import type { Json } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { PlaceState } from '#catalogue/wire.ts'
import { listLog } from '#domain/content/lists/list-log.ts'
import { loadPlaceStates } from '#domain/content/load-place-state.ts'
import { sectionPlace } from '#domain/content/place.ts'
import type { Call } from '../call/context.ts'
import { listed } from '../call/envelope.ts'
import { actorOf, defineRoute, type Route } from '../call/route.ts'
import { sectionsAnswer } from '../call/sections-answer.ts'
import { loadSchema } from './load-schema.ts'

/** How many lines of its log a screen gets with its cards; the rest is at `/logs`. */
const logSlice = { limit: 100, offset: 0 }

/** The load calls of every editor screen, from its declaration. */
export const editorRoutes: Route[] = editors.flatMap((editor) =>
  editor.loads.map((load) =>
    defineRoute({
      methods: ['get'],
      path: load.path,
      allow: 'content.view',
      summary: `What the screen ${editor.title} edits, with its log`,
      answer: loadSchema(editor, load),
      run: async (call) => ({
        message: messages.loaded,
        data: await loadAnswer(call, editor, load),
      }),
    }),
  ),
)

async function loadAnswer(call: Call<unknown, unknown>, editor: Editor, load: LoadCall) {
  const { store, now } = call
  const wanted = 'list' in load ? [load.list] : editor.sections
  const places = wanted.map((section) => sectionPlace(section))
  const states = await loadPlaceStates(store.db, actorOf(call), places, now())
  const { entries } = await listLog(store.db, { subjects: wanted.map(({ key }) => key) }, logSlice)
  const stamps = states.flatMap(({ record }) => (record ? [record.updated_at] : []))
  const common = {
    logs: entries,
    last_updated_at: stamps.sort().at(-1) ?? null,
    ...sectionsAnswer(states),
  }
  if ('list' in load) {
    const rows = states.flatMap(itemBlocks)
    return { ...listed(rows, rows.length, { page: 1, per_page: 100 }), ...common }
  }
  const blocks = Object.entries(load.blocks).map(([wire, { section, as }]) => {
    const state = states.find(({ entity_type }) => entity_type === section.entityType)
    return [wire, state ? shaped(state, as) : null] as const
  })
  return { ...Object.fromEntries(blocks), ...common }
}

function shaped(state: PlaceState, as: 'items' | 'record' | 'records') {
  if (as === 'items') return itemBlocks(state)
  const block = state.record ? { ...state.values, ...state.record, ...openSteps(state) } : null
  return as === 'record' ? block : block ? [block] : []
}

/** Items keep ids of their own; the set's record is `record_id` (contract section 2). */
function itemBlocks(state: PlaceState): Record<string, Json>[] {
  const { record } = state
  if (!record) return []
  const { id, remarks: _remarks, author: _author, ...head } = record
  return state.items.map((item) => ({ ...item, ...head, record_id: id, ...openSteps(state) }))
}

function openSteps({ can, lock }: PlaceState) {
  return { can, lock }
}
