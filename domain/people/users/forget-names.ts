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

/** Rows a transaction. */
const rowsAtOnce = 500

type Stored = Pick<Services, 'store'>

export interface Forgetting {
  /** People whose names are gone. */
  done: number
  /** Errors of others, who are tried again. */
  failed: unknown[]
}

/**
 * Replaces the names of erased people in the log, comments, tickets and notices, in small
 * repeatable steps until `signal`. A failure for one person does not stop the others and is
 * returned.
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

/** Returns false when `signal` aborted first. */
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
  // In mentions and resolved threads; not a name that others have too.
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

/** Also in failed mails, which an Admin may retry weeks later. */
async function forgetInMails({ store }: Stored, { personId, own }: Erasure): Promise<void> {
  if (own.length === 0) return
  const renaming = { names: own, name: formerColleague(personId) }
  await untilNone(
    () => listMailRenames(store.db, renaming),
    (rows) => store.write((tx) => renameInMails(tx, rows)),
  )
}

/** Rows changed in between are read again. */
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
