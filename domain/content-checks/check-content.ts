import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { declarationByKey, declarations } from '#catalogue/catalogue.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { listNextDocumentStates } from '#store/content/document-states.ts'
import {
  findLastPosition,
  type LedgerPosition,
  listPublicationsSince,
} from '#store/content/ledger.ts'
import type { ContentIssueTable } from '#store/content-checks/content-check-tables.ts'
import { listContentIssuesOf, replaceContentIssues } from '#store/content-checks/content-issues.ts'
import { changeFact, findFact } from '#store/facts.ts'
import type { Services } from '../services.ts'
import { findContentIssues } from './find-content-issues.ts'

const fact = 'care'
/** Raised when the checks find something else: then everything is checked again. */
const version = 2

/** The last checked ledger position, with the rules and time of the check. */
interface LastCheck {
  rules: string
  sequence: number
  /** Identifies the row of that sequence. Missing where an older version wrote it. */
  mark?: LedgerPosition
  at: string
}

interface Pace {
  /** Addresses at which there is always a page. */
  pages: readonly string[]
  /** Entries in one step. */
  atOnce: number
  /** Milliseconds after each step. */
  rest: number
  signal?: AbortSignal
}

/** Returns when and how far content was checked last; null before the first time. */
export async function lastCheck(db: Services['store']['db']): Promise<LastCheck | null> {
  const text = await findFact(db, fact)
  return text === undefined ? null : (JSON.parse(text) as LastCheck)
}

/**
 * Checks what was published since the last time; everything the first time, after a change of the
 * rules and where the database was restored to an earlier moment. Runs on any node: two at once
 * write the same.
 */
export async function checkContent(
  { store, now }: Pick<Services, 'store' | 'now'>,
  pace: Pace,
): Promise<void> {
  const rules = rulesOf(pace.pages)
  const last = await lastCheck(store.db)
  const lastMark = last?.rules === rules ? last.mark : undefined
  let mark = lastMark ?? (await findLastPosition(store.db))
  const done = (to: LedgerPosition) => {
    const { sequence, identity, at } = to
    const check: LastCheck = { rules, sequence, mark: { sequence, identity, at }, at: now() }
    return store.write((tx) => changeFact(tx, fact, JSON.stringify(check)))
  }
  const checkAll = async () => {
    for (const declaration of declarations)
      await checkDeclaration({ store, now }, declaration, pace)
    if (!pace.signal?.aborted) await done(mark)
  }
  if (!lastMark) await checkAll()
  while (!pace.signal?.aborted) {
    const rows = await listPublicationsSince(store.db, mark, pace.atOnce)
    if (rows === null) {
      mark = await findLastPosition(store.db)
      await checkAll()
      continue
    }
    const newest = rows.at(-1)
    if (newest === undefined) return
    for (const [type, published] of Map.groupBy(rows, (row) => row.subject)) {
      const declaration = declarationByKey(type)
      const ids = [...new Set(published.map(({ entry_id }) => entry_id))]
      if (declaration) await checkEntries({ store, now }, declaration, ids, pace)
    }
    // A changed address of a page in the settings may leave a redirect without a target.
    if (rows.some(({ subject }) => subject === 'frame.settings'))
      await checkEntries({ store, now }, redirects, [0], pace)
    mark = newest
    await done(mark)
    await pause(pace.rest)
  }
}

async function checkDeclaration(
  services: Pick<Services, 'store' | 'now'>,
  declaration: Declaration,
  pace: Pace,
): Promise<void> {
  for (let last = -1; !pace.signal?.aborted; ) {
    const states = await listNextDocumentStates(
      services.store.db,
      declaration.key,
      last,
      pace.atOnce,
    )
    const ids = states.map(({ entry_id }) => entry_id)
    last = ids.at(-1) ?? -1
    if (ids.length === 0) return
    await checkEntries(services, declaration, ids, pace)
    await pause(pace.rest)
  }
}

/** Writes only where the issues have changed. */
async function checkEntries(
  { store, now }: Pick<Services, 'store' | 'now'>,
  declaration: Declaration,
  ids: readonly number[],
  { pages }: Pace,
): Promise<void> {
  const issues = await findContentIssues({ db: store.db, now: now() }, declaration, {
    entryIds: ids,
    pages,
  })
  const before = await listContentIssuesOf(store.db, declaration.key, ids)
  if (namesOf(issues) === namesOf(before)) return
  await store.write((tx) => replaceContentIssues(tx, declaration.key, ids, issues))
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
