import { setImmediate as turn } from 'node:timers/promises'
import { declarationByKey } from '#catalogue/catalogue.ts'
import { describeDocument } from '#catalogue/content/describe-document.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { inEnglish } from '#catalogue/messages/localize.ts'
import type { Localizable } from '#catalogue/messages/message.ts'
import { type State, stateCodes, stateNames, type Transition } from '#catalogue/revision-state.ts'
import type { LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { type Activity, listActivitiesByIds, newestFirst } from '#store/log/activity.ts'
import { listLineIds, type LinePage as Page } from '#store/log/list-lines.ts'
import { searchLineIds } from '#store/log/search-lines.ts'
import type { Store } from '#store/store.ts'
import type { Db } from '#store/tables.ts'
import { describeTransition, remarksInWords } from './describe-transition.ts'
import { findUndoable } from './find-undoable.ts'

export interface LogQuery {
  /** Keys of sections and collections; left out: all. */
  types?: readonly string[]
  state?: State
  search?: string
  /** '' is the brand's first; left out: all. */
  language?: DocumentLanguage
}

/** Lines of an export that are read at once. */
const part = 250

/** A page of the activity log. */
interface LogPage {
  entries: LogEntry[]
  total: number
  /** Whether `total` is all there is; a long list is counted up to a bound. */
  isAll: boolean
}

type Stored = Pick<Store, 'db'>

/** Returns a page of the activity log for this person. What a search finds is newest first. */
export async function listLog(
  store: Stored,
  query: LogQuery,
  page: Page,
  actor: Actor | null = null,
): Promise<LogPage> {
  const { ids, total, isAll } = await findIds(store, query, page)
  const found = newestFirst(await listActivitiesByIds(store.db, ids))
  const lines = page.isOldestFirst ? found.reverse() : found
  const undoable = actor ? await findUndoable(store.db, actor, lines) : new Set()
  return { entries: lines.map((line) => toLogEntry(line, undoable.has(line.id))), total, isAll }
}

/**
 * The newest lines of the same list, `most` of them, part by part: between two parts others have
 * their turn. Which lines they are is known before the first.
 */
export async function exportLog(
  store: Stored,
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
    await turn()
  }
}

function findIds({ db }: Stored, { search = '', ...filter }: LogQuery, page: Page) {
  const words = search.trimStart()
  if (words === '') return listLineIds(db, filter, page)
  return searchLineIds(db, { ...filter, search: words }, page)
}

/** Steps of which the log says by whose decision, and when; what the clock does is by the last one's. */
const decisions = new Set<Transition>([
  'approve',
  'reject',
  'replace',
  'end',
  'revert',
  'takeOff',
  'unschedule',
])

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
  const place = { declaration, language, title }
  // Only the name is compared: what a transition is called may have changed since.
  const name = inEnglish(describeDocument(place))
  const isSame = description.startsWith(`${name} `) || description.startsWith(`${name}:`)
  return isSame ? describeTransition(transition, place) : description
}

/** A line of the log as it is answered. */
export function toLogEntry(row: Activity, canUndo: boolean): LogEntry {
  // What a newer version replaced says by whose decision, and when.
  const isDecision = decisions.has(row.step)
  const name = stateNames[row.to_state]
  return {
    id: row.id,
    description: descriptionOf(row),
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
