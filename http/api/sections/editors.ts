import { z } from 'zod'
import { editors } from '#catalogue/catalogue.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { Block, Editor, LoadCall } from '#catalogue/editor.ts'
import type { Language } from '#catalogue/languages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { DocumentView } from '#catalogue/wire.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { listLog } from '#domain/content/lists/list-log.ts'
import { loadDocumentViews } from '#domain/content/load-document-view.ts'
import { requestedLanguage } from '#domain/reading/brand-languages.ts'
import { withLanguages } from '#domain/translation/with-languages.ts'
import type { Call } from '#http/call/context.ts'
import { listed } from '#http/call/envelope.ts'
import { languageQuery } from '#http/call/language-query.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'
import { sectionsAnswer } from '#http/call/sections-answer.ts'
import { loadSchema } from './load-schema.ts'
import { sectionPictures } from './section-pictures.ts'

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
      query: loadQuery(editor, load),
      answer: loadSchema(editor, load),
      run: async (call) => ({
        message: messages.loaded,
        data: await loadAnswer(call, editor, load),
      }),
    }),
  ),
)

/** `?section=N` chooses one of the screen's tabs (specification section 7, "About us"). */
function loadQuery({ tabs }: Editor, load: LoadCall): z.ZodType<LoadQuery> {
  if ('list' in load || tabs.length === 0) return z.object(languageQuery)
  const section = z.coerce.number().int().min(1).max(tabs.length).optional()
  return z.object({ ...languageQuery, section })
}

interface LoadQuery {
  lang?: Language | undefined
  section?: number | undefined
}

async function loadAnswer(call: Call<unknown, LoadQuery>, editor: Editor, load: LoadCall) {
  const { store, now, query } = call
  const tab = query.section === undefined ? undefined : editor.tabs[query.section - 1]
  const wanted = 'list' in load ? [load.list] : (tab ?? editor).sections
  const language = await requestedLanguage(store.db, now(), query.lang)
  const documents = wanted.map((section) => sectionDocument(section, language))
  const loaded = await loadDocumentViews(store.db, actorOf(call), documents, now())
  const states = await withLanguages(store.db, now(), documents, loaded)
  const { entries } = await listLog(store, { types: wanted.map(({ key }) => key) }, logSlice)
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
  if (editor.tabs.length > 0 && !tab) return common
  const blocks = Object.entries(load.blocks).flatMap(([wire, { section, as }]) => {
    const state = states.find(({ entity_type }) => entity_type === section.entityType)
    return state ? [[wire, shaped(section, state, as)] as const] : []
  })
  return { ...Object.fromEntries(blocks), ...common }
}

function shaped(section: Section, state: DocumentView, as: Block['as']) {
  if (as === 'items') return itemBlocks(state)
  if (as === 'pictures') return pictureBlocks(section, state)
  const block = state.record ? { ...state.values, ...state.record, ...openSteps(state) } : null
  return as === 'record' ? block : block ? [block] : []
}

/** Each picture of the record, which has the record's id (contract section 2, `main_segments`). */
function pictureBlocks(section: Section, state: DocumentView) {
  const { record, values } = state
  if (!record) return []
  const head = { ...record, ...openSteps(state) }
  return sectionPictures(section, values).map((picture) => ({ ...picture, ...head }))
}

/** Items keep ids of their own; the set's record is `record_id` (contract section 2). */
function itemBlocks(state: DocumentView) {
  const { record } = state
  if (!record) return []
  const { id, remarks: _remarks, author: _author, ...head } = record
  return state.items.map((item) => ({ ...item, ...head, record_id: id, ...openSteps(state) }))
}

function openSteps({ can, lock }: DocumentView) {
  return { can, lock }
}
