import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { declarationByKey } from '#catalogue/catalogue.ts'
import { describeDocument } from '#catalogue/content/describe-document.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inEnglish } from '#catalogue/messages/localize.ts'
import type { Localizable } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { decisions, type State, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import type { LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { type Activity, listActivitiesByIds, newestFirst } from '#store/log/activity.ts'
import { countFolded, listLineIds, type LinePage as Page } from '#store/log/list-lines.ts'
import { searchLineIds } from '#store/log/search-lines.ts'
import type { Store } from '#store/store.ts'
import type { Db } from '#store/tables.ts'
import { describeTransition, remarksInWords } from './describe-transition.ts'

export interface LogQuery {
  /** Keys of sections and collections; left out: all. */
  types?: readonly string[]
  state?: State
  search?: string
  /** '' is the brand's first; left out: all. */
  language?: DocumentLanguage
  /** An import or bulk change. */
  batch?: string
  /** The first line of some that are listed as one. */
  first?: number
  /** Lists the lines of an import and of one transition as one, unless a search is for single ones. */
  isGrouped?: boolean
}

/** Lines of an export that are read at once. */
const part = 250

interface LogPage {
  entries: LogEntry[]
  total: number
  /** Whether `total` is exact; a long list is counted up to a bound. */
  isAll: boolean
}

type Database = Pick<Store, 'db'>

/** Returns a page of the activity log for this person. What a search finds is newest first. */
export async function listLog(
  store: Database,
  query: LogQuery,
  page: Page,
  actor: Actor | null = null,
): Promise<LogPage> {
  const { ids, total, isAll } = await findIds(store, query, page)
  const newest = newestFirst(await listActivitiesByIds(store.db, ids))
  const lines = page.isOldestFirst ? newest.reverse() : newest
  const undoable = actor ? await findUndoable(store.db, actor, lines) : new Set()
  const groups = isGrouped(query) ? await countFolded(store.db, ids) : new Map()
  const entries = lines.map((line) => {
    const entry = toLogEntry(line, undoable.has(line.id))
    const folded = groups.get(line.id)
    return folded ? { ...entry, group: { batch: line.batch ?? '', ...folded } } : entry
  })
  return { entries, total, isAll }
}

function isGrouped({ isGrouped = false, search = '' }: LogQuery): boolean {
  return isGrouped && search.trimStart() === ''
}

/**
 * Yields the newest `most` lines of the same list in parts, and yields to the event loop between
 * them. Which lines they are is decided before the first.
 */
export async function exportLog(
  store: Database,
  query: LogQuery,
  most: number,
): Promise<AsyncGenerator<LogEntry[]>> {
  const { ids } = await findIds(store, query, { limit: most, offset: 0 })
  return inParts(store.db, ids)
}

async function* inParts(db: Db, ids: readonly number[]): AsyncGenerator<LogEntry[]> {
  for (let at = 0; at < ids.length; at += part) {
    const lines = newestFirst(await listActivitiesByIds(db, ids.slice(at, at + part)))
    yield lines.map((line) => toLogEntry(line, false))
    await yieldToEventLoop()
  }
}

function findIds({ db }: Database, query: LogQuery, page: Page) {
  const { search = '', isGrouped: _, ...filter } = query
  const words = search.trimStart()
  if (words === '') return listLineIds(db, { ...filter, isGrouped: isGrouped(query) }, page)
  return searchLineIds(db, { ...filter, search: words }, page)
}

/** Returns what happened. A line whose document had another label keeps its stored text. */
function descriptionOf({
  subject,
  step: transition,
  language,
  title,
  description,
}: Activity): Localizable | string {
  const declaration = declarationByKey(subject)
  if (!declaration) return description
  const document = { declaration, language, title }
  // Only the name is compared: what a transition is called may have changed since.
  const name = inEnglish(describeDocument(document))
  const isSame = description.startsWith(`${name} `) || description.startsWith(`${name}:`)
  return isSame ? describeTransition(transition, document) : description
}

export function toLogEntry(row: Activity, canUndo: boolean): LogEntry {
  const isDecision = decisions.includes(row.step)
  const name = stateNames[row.to_state]
  return {
    id: row.id,
    description: row.campaign_name
      ? fill(messages.inCampaign, { what: descriptionOf(row), name: row.campaign_name })
      : descriptionOf(row),
    author: row.author_name,
    created_by: row.author_name,
    created_at: row.author_at,
    status: stateCodes[row.to_state],
    statusText: name,
    status_text: name,
    approved_by: isDecision ? row.actor_name : null,
    approved_at: isDecision ? row.at : null,
    remarks: remarksInWords(row.step, row.remarks),
    entity_type: declarationByKey(row.subject)?.entityType ?? row.subject,
    entity_id: row.revision_id,
    entry_id: row.entry_id,
    language: row.language,
    can_undo: canUndo,
  }
}

/**
 * Returns which of these lines the person may undo: direct saves with a former version that nothing
 * newer has followed.
 */
async function findUndoable(
  db: Db,
  actor: Actor,
  lines: readonly Activity[],
): Promise<Set<number>> {
  const saves = lines.filter(({ step: transition, subject }) => {
    const declaration = declarationByKey(subject)
    const isSave = transition === 'publish' || transition === 'undo'
    const mayUndo = declaration !== undefined && may(actor.role, declaration.ability)
    return isSave && mayUndo && !actor.scope
  })
  const documents = new Map(
    saves.map((line) => [documentName(documentKeyOf(line)), documentKeyOf(line)]),
  )
  const states = await listDocumentStates(db, [...documents.values()])
  const last = new Set(states.filter(({ version }) => version > 1).map(({ live_id }) => live_id))
  return new Set(saves.filter((line) => last.has(line.revision_id)).map(({ id }) => id))
}
