import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { declarationByKey, declarations } from '#catalogue/catalogue.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { listDocumentStatesAfter } from '#store/content/document-states.ts'
import { findLastMark, listPublicationsSince, type Mark } from '#store/content/ledger.ts'
import type { ContentIssueTable } from '#store/content-checks/content-check-tables.ts'
import { listContentIssuesOf, replaceContentIssues } from '#store/content-checks/content-issues.ts'
import { changeFact, findFact } from '#store/facts.ts'
import type { Services } from '../services.ts'
import { findContentIssues } from './find-content-issues.ts'

const fact = 'care'
/** Counted up where more is found than before: then all is looked at again. */
const version = 1

/** How far the ledger was followed, under which rules, and when that was. */
interface Looked {
  rules: string
  sequence: number
  /** What the row of that sequence is known by. Missing where an older version followed the ledger. */
  mark?: Mark
  at: string
}

interface Pace {
  /** Addresses at which there is always a page. */
  pages: readonly string[]
  /** How many entries it takes at once, and how long (ms) others go first after each. */
  atOnce: number
  rest: number
  signal?: AbortSignal
}

/** When content was last looked through for what may be wrong, and how far; null before the first time. */
export async function lastCheck(db: Services['store']['db']): Promise<Looked | null> {
  const found = await findFact(db, fact)
  return found === undefined ? null : (JSON.parse(found) as Looked)
}

/**
 * Looks at what was published since the last time; at everything where it never did, by other rules,
 * or where the database went back in time meanwhile. Beside whatever else is done, on any node: two that do it write the same.
 */
export async function checkContent(
  { store, now }: Pick<Services, 'store' | 'now'>,
  pace: Pace,
): Promise<void> {
  const rules = rulesOf(pace.pages)
  const last = await lastCheck(store.db)
  const known = last?.rules === rules ? last.mark : undefined
  let mark = known ?? (await findLastMark(store.db))
  const done = (to: Mark) => {
    const { sequence, identity, at } = to
    const looked: Looked = { rules, sequence, mark: { sequence, identity, at }, at: now() }
    return store.write((tx) => changeFact(tx, fact, JSON.stringify(looked)))
  }
  const lookAtAll = async () => {
    for (const declaration of declarations) await lookThrough({ store, now }, declaration, pace)
    if (!pace.signal?.aborted) await done(mark)
  }
  if (!known) await lookAtAll()
  while (!pace.signal?.aborted) {
    const rows = await listPublicationsSince(store.db, mark, pace.atOnce)
    if (rows === null) {
      mark = await findLastMark(store.db)
      await lookAtAll()
      continue
    }
    const newest = rows.at(-1)
    if (newest === undefined) return
    for (const [type, found] of Map.groupBy(rows, (row) => row.subject)) {
      const declaration = declarationByKey(type)
      const ids = [...new Set(found.map(({ entry_id }) => entry_id))]
      if (declaration) await lookAt({ store, now }, declaration, ids, pace)
    }
    // What a setting calls a page may have moved away from under a redirect.
    if (rows.some(({ subject }) => subject === 'frame.settings'))
      await lookAt({ store, now }, redirects, [0], pace)
    mark = newest
    await done(mark)
    await pause(pace.rest)
  }
}

async function lookThrough(
  services: Pick<Services, 'store' | 'now'>,
  declaration: Declaration,
  pace: Pace,
): Promise<void> {
  for (let last = -1; !pace.signal?.aborted; ) {
    const heads = await listDocumentStatesAfter(
      services.store.db,
      declaration.key,
      last,
      pace.atOnce,
    )
    const ids = heads.map(({ entry_id }) => entry_id)
    last = ids.at(-1) ?? -1
    if (ids.length === 0) return
    await lookAt(services, declaration, ids, pace)
    await pause(pace.rest)
  }
}

/** Writes only where something else is found than was before. */
async function lookAt(
  { store, now }: Pick<Services, 'store' | 'now'>,
  declaration: Declaration,
  ids: readonly number[],
  { pages }: Pace,
): Promise<void> {
  const found = await findContentIssues({ db: store.db, now: now() }, declaration, {
    entryIds: ids,
    pages,
  })
  const before = await listContentIssuesOf(store.db, declaration.key, ids)
  if (namesOf(found) === namesOf(before)) return
  await store.write((tx) => replaceContentIssues(tx, declaration.key, ids, found))
}

function namesOf(rows: readonly ContentIssueTable[]): string {
  const names = rows.map((row) =>
    [row.kind, row.entry_id, row.language, row.detail, row.target_subject, row.target_id].join(' '),
  )
  return [...new Set(names)].sort().join('\n')
}

function rulesOf(pages: readonly string[]): string {
  const text = JSON.stringify([version, pages])
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
