import { z } from 'zod'
import { editors } from '#catalogue/catalogue.ts'
import { itemSchema, valuesSchema } from '#catalogue/content/content-schema.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { Block, Editor, LoadCall } from '#catalogue/editor.ts'
import type { Language } from '#catalogue/languages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import {
  type DocumentView,
  documentView,
  listPageOf,
  logEntry,
  recordHead,
} from '#catalogue/wire.ts'
import { findAllInCampaign } from '#domain/campaigns/document-in-campaign.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { listLog } from '#domain/content/lists/list-log.ts'
import { loadDocumentViews } from '#domain/content/load-document-view.ts'
import { requestedLanguage } from '#domain/reading/brand-languages.ts'
import { withLanguages } from '#domain/translation/with-languages.ts'
import { campaignQuery } from '#http/call/campaign-query.ts'
import { paginate } from '#http/call/envelope.ts'
import { languageQuery } from '#http/call/language-query.ts'
import { actorOf, type Call, defineRoute, type Route } from '#http/call/route.ts'
import { sectionsResponse, sectionsShape } from '#http/call/sections-response.ts'
import { sectionPicture, sectionPictures } from './section-pictures.ts'

/** The latest log entries that a screen loads with its sections; all are at `/logs`. */
const logSlice = { limit: 100, offset: 0 }

const stepsShape = documentView.pick({ can: true, lock: true }).shape

const pictureBlock = z.object({
  ...sectionPicture.shape,
  ...recordHead.shape,
  ...stepsShape,
})

/** The load calls of every editor screen. */
export const editorRoutes: Route[] = editors.flatMap((editor) =>
  editor.loads.map((load) =>
    defineRoute({
      methods: ['get'],
      path: load.path,
      allow: 'content.view',
      summary: `What the screen ${editor.title} edits, with its log`,
      query: loadQuery(editor, load),
      problems: ['not-found'],
      response: loadSchema(editor, load),
      run: async (call) => ({
        message: messages.loaded,
        data: await loadResponse(call, editor, load),
      }),
    }),
  ),
)

/** `?section=N` selects a tab of the screen (specification section 7, "About us"). */
function loadQuery({ tabs }: Editor, load: LoadCall): z.ZodType<LoadQuery> {
  if ('list' in load || tabs.length === 0) return z.object({ ...languageQuery, ...campaignQuery })
  const section = z.coerce.number().int().min(1).max(tabs.length).optional()
  return z.object({ ...languageQuery, ...campaignQuery, section })
}

interface LoadQuery {
  lang?: Language | undefined
  section?: number | undefined
  campaign?: number | undefined
}

async function loadResponse(call: Call<unknown, LoadQuery>, editor: Editor, load: LoadCall) {
  const { store, now, query } = call
  const tab = query.section === undefined ? undefined : editor.tabs[query.section - 1]
  const sections = 'list' in load ? [load.list] : (tab ?? editor).sections
  const language = await requestedLanguage(store.db, now(), query.lang)
  const documents = await findAllInCampaign(
    store.db,
    sections.map((section) => sectionDocument(section, language)),
    query.campaign,
  )
  const loaded = await loadDocumentViews(
    { db: store.db, actor: actorOf(call), now: now() },
    documents,
  )
  const states = await withLanguages({ db: store.db, now: now() }, documents, loaded)
  const { entries } = await listLog(store, { types: sections.map(({ key }) => key) }, logSlice)
  const stamps = states.flatMap(({ record }) => (record ? [record.updated_at] : []))
  const common = {
    logs: entries,
    last_updated_at: stamps.sort().at(-1) ?? null,
    ...sectionsResponse(states),
  }
  if ('list' in load) {
    const rows = states.flatMap(itemBlocks)
    return { ...paginate(rows, rows.length, { page: 1, per_page: 100 }), ...common }
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
  const block = state.record ? { ...state.values, ...state.record, ...stepsOf(state) } : null
  return as === 'record' ? block : block ? [block] : []
}

/** Returns the pictures, each with the id of the revision (contract section 2, `main_segments`). */
function pictureBlocks(section: Section, state: DocumentView) {
  const { record, values } = state
  if (!record) return []
  const head = { ...record, ...stepsOf(state) }
  return sectionPictures(section, values).map((picture) => ({ ...picture, ...head }))
}

/** Returns the items by their own ids; the set's revision is `record_id` (contract section 2). */
function itemBlocks(state: DocumentView) {
  const { record } = state
  if (!record) return []
  const { id, remarks: _remarks, author: _author, ...head } = record
  return state.items.map((item) => ({ ...item, ...head, record_id: id, ...stepsOf(state) }))
}

function stepsOf({ can, lock }: DocumentView) {
  return { can, lock }
}

/** Returns the schema of `loadAnswer`. */
function loadSchema(editor: Editor, load: LoadCall): z.ZodType {
  const edited = 'list' in load ? [load.list] : editor.sections
  const common = {
    logs: z.array(logEntry),
    last_updated_at: z.string().nullable(),
    ...sectionsShape(edited).shape,
  }
  if ('list' in load)
    return listPageOf(itemBlockSchema({ section: load.list, as: 'items' })).extend(common)
  const blocks = Object.fromEntries(
    Object.entries(load.blocks).map(([wire, block]) => [wire, blockSchema(block)] as const),
  )
  if (editor.tabs.length === 0) return z.object({ ...blocks, ...common })
  // Only the blocks and sections of the requested tab are answered.
  const sections = common.sections.partial()
  return z.object({ ...z.object(blocks).partial().shape, ...common, sections })
}

function blockSchema(block: Block): z.ZodType {
  if (block.as === 'items') return z.array(itemBlockSchema(block))
  if (block.as === 'pictures') return z.array(pictureBlock)
  const values = valuesSchema(block.section).shape
  const record = z.object({ ...values, ...recordHead.shape, ...stepsShape })
  return block.as === 'record' ? record.nullable() : z.array(record)
}

function itemBlockSchema({ section }: Block) {
  const head = recordHead.omit({ id: true, remarks: true, author: true }).shape
  return z.object({ ...itemSchema(section).shape, ...head, record_id: z.int(), ...stepsShape })
}
