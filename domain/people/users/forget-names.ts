import { setImmediate as turn } from 'node:timers/promises'
import { formerColleague } from '#catalogue/messages/former-colleague.ts'
import type { Services } from '#domain/services.ts'
import { listCommentRenames, renameInComments } from '#store/comments/rename-in-comments.ts'
import { listMailRenames, renameInMails } from '#store/notices/rename-in-mails.ts'
import { listNoticeRenames, renameInNotices } from '#store/notices/rename-in-notices.ts'
import { type Erasure, listErasures, removeErasure } from '#store/people/erasing/erasures.ts'
import {
  findEnd,
  listAuthored,
  listOwnChanges,
  listSigned,
  renameAuthored,
  renameSigned,
  type SignedTable,
  type Span,
  signedTables,
  stripOwnChanges,
} from '#store/people/erasing/signed-rows.ts'

/** Rows of a table that are looked at in one transaction. */
const rowsAtOnce = 500

type Stored = Pick<Services, 'store'>

export interface Forgetting {
  /** How many people are done. */
  done: number
  /** Why the names of others were left for the next time. */
  failed: unknown[]
}

/**
 * Puts the word for nobody where the names of people stand who were erased: in the log, under comments,
 * tickets and notices. In small steps, which may be done twice; `signal` ends it between two, and the
 * next call begins anew. What goes wrong with one keeps nobody from the others, and is said.
 */
export async function forgetNames(services: Stored, signal?: AbortSignal): Promise<Forgetting> {
  const failed: unknown[] = []
  const left = (error: unknown) => {
    failed.push(error)
    return null
  }
  let done = 0
  for (const erasure of (await listErasures(services.store.db).catch(left)) ?? []) {
    if (signal?.aborted) break
    if (await forget(services, erasure, signal).catch(left)) done += 1
  }
  return { done, failed }
}

/** False where `signal` came first. */
async function forget(services: Stored, erasure: Erasure, signal?: AbortSignal): Promise<boolean> {
  for (const table of signedTables) {
    const end = await findEnd(services.store.db, table)
    for (let from = 0; from < end; from += rowsAtOnce) {
      if (signal?.aborted) return false
      await forgetIn(services, table, erasure, { from, to: from + rowsAtOnce })
      await turn()
    }
  }
  await forgetInMails(services, erasure)
  if (signal?.aborted) return false
  await services.store.write((tx) => removeErasure(tx, erasure.personId))
  return true
}

async function forgetIn(
  services: Stored,
  table: SignedTable,
  erasure: Erasure,
  span: Span,
): Promise<void> {
  if (table === 'activity') return forgetInLog(services, erasure, span)
  await forgetSigned(services, table, erasure, span)
  const { store } = services
  if (table === 'person_log') {
    const lines = await listOwnChanges(store.db, erasure.personId, span)
    if (lines.length > 0) await store.write((tx) => stripOwnChanges(tx, lines))
  }
  if (erasure.own.length === 0) return
  // Where others call them by `@`, and where they resolved a thread; not by a name that others have too.
  const renaming = { names: erasure.own, name: formerColleague(erasure.personId) }
  if (table === 'comment') {
    await untilNone(
      () => listCommentRenames(store.db, renaming, span),
      (rows) => store.write((tx) => renameInComments(tx, rows)),
    )
  }
  if (table === 'notice') {
    await untilNone(
      () => listNoticeRenames(store.db, renaming, span),
      (rows) => store.write((tx) => renameInNotices(tx, rows)),
    )
  }
}

/** Also what was given up, which an Admin may let leave weeks later. */
async function forgetInMails({ store }: Stored, { personId, own }: Erasure): Promise<void> {
  if (own.length === 0) return
  const renaming = { names: own, name: formerColleague(personId) }
  await untilNone(
    () => listMailRenames(store.db, renaming),
    (rows) => store.write((tx) => renameInMails(tx, rows)),
  )
}

/** What somebody changes in between is left alone, and looked at anew. */
async function untilNone<Row>(
  list: () => Promise<Row[]>,
  change: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let rows = await list(); rows.length > 0; rows = await list()) await change(rows)
}

async function forgetInLog({ store }: Stored, erasure: Erasure, span: Span): Promise<void> {
  const { personId } = erasure
  const signed = await listSigned(store.db, 'activity', personId, span)
  const authored = await listAuthored(store.db, erasure, span)
  if (signed.length + authored.length === 0) return
  await store.write(async (tx) => {
    await renameSigned(tx, 'activity', personId, signed)
    await renameAuthored(tx, personId, authored)
  })
}

async function forgetSigned(
  { store }: Stored,
  table: SignedTable,
  { personId }: Erasure,
  span: Span,
): Promise<void> {
  const ids = await listSigned(store.db, table, personId, span)
  if (ids.length > 0) await store.write((tx) => renameSigned(tx, table, personId, ids))
}
