import type { Insertable, Selectable } from 'kysely'
import type { OpenComments } from '#catalogue/wire.ts'
import { type DocumentKey, documentKeyOf, documentName } from '../content/document-key.ts'
import { countRows } from '../count-rows.ts'
import type { Db, Tx } from '../tables.ts'
import type { CommentTable } from './comment-tables.ts'

export type CommentRow = Selectable<CommentTable>

export async function addComment(tx: Tx, row: Insertable<CommentTable>): Promise<number> {
  const insert = tx.insertInto('comment').values(row).returning('id')
  return (await insert.executeTakeFirstOrThrow()).id
}

export async function findComment(db: Db, id: number): Promise<CommentRow | undefined> {
  return db.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function changeComment(
  tx: Tx,
  id: number,
  change: Partial<
    Pick<
      CommentTable,
      'text' | 'mentions' | 'edited_at' | 'deleted_at' | 'resolved_at' | 'resolved_by'
    >
  >,
): Promise<void> {
  await tx.updateTable('comment').set(change).where('id', '=', id).execute()
}

/** Returns a page of first comments, newest first, and how many threads there are. */
export async function listThreads(
  db: Db,
  at: DocumentKey,
  page: { limit: number; offset: number },
): Promise<{ threads: CommentRow[]; total: number }> {
  const all = threadsAt(db, at)
  const threads = await all
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { threads, total: await countRows(all) }
}

export async function countOpenThreads(db: Db, at: DocumentKey): Promise<number> {
  return countRows(threadsAt(db, at).where('resolved_at', 'is', null))
}

function threadsAt(db: Db, { type, entryId, language }: DocumentKey) {
  return db
    .selectFrom('comment')
    .where('thread_id', 'is', null)
    .where('subject', '=', type)
    .where('entry_id', '=', entryId)
    .where('language', '=', language)
}

export async function listAnswers(db: Db, threads: readonly number[]): Promise<CommentRow[]> {
  if (threads.length === 0) return []
  return db
    .selectFrom('comment')
    .selectAll()
    .where('thread_id', 'in', threads)
    .orderBy('id')
    .execute()
}

/**
 * Returns the open threads of some documents by field, keyed by document name: how many, and those
 * that came with a decision.
 */
export async function countOpenComments(
  db: Db,
  documents: readonly DocumentKey[],
): Promise<Map<string, OpenComments>> {
  if (documents.length === 0) return new Map()
  const rows = await openThreadsAt(db, documents)
    .select(['subject', 'entry_id', 'language', 'field'])
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('is_remark').as('remarks'),
    ])
    .groupBy(['subject', 'entry_id', 'language', 'field'])
    .orderBy('field')
    .execute()
  const commented = new Map(
    rows
      .filter(({ remarks }) => Number(remarks) > 0)
      .map(documentKeyOf)
      .map((document) => [documentName(document), document]),
  )
  const remarks = await listOpenRemarks(db, [...commented.values()])
  const byField = new Map<string, OpenComments>()
  for (const { field, count, ...row } of rows) {
    const name = documentName(documentKeyOf(row))
    const about = remarks.get(`${name} ${field}`)
    const open = { field, count: Number(count), ...(about ? { remarks: about } : {}) }
    byField.set(name, [...(byField.get(name) ?? []), open])
  }
  return byField
}

type OpenRemarks = NonNullable<OpenComments[number]['remarks']>

/** Returns remarks of decisions that are open, oldest first, by document name and field. */
async function listOpenRemarks(
  db: Db,
  documents: readonly DocumentKey[],
): Promise<Map<string, OpenRemarks>> {
  const remarks = new Map<string, OpenRemarks>()
  if (documents.length === 0) return remarks
  const rows = await openThreadsAt(db, documents)
    .selectAll()
    .where('is_remark', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const { id: thread, author_name: by, text, suggestion } = row
    const at = `${documentName(documentKeyOf(row))} ${row.field}`
    const remark = { thread, by, text, suggestion: suggestion && JSON.parse(suggestion) }
    remarks.set(at, [...(remarks.get(at) ?? []), remark])
  }
  return remarks
}

function openThreadsAt(db: Db, documents: readonly DocumentKey[]) {
  return db
    .selectFrom('comment')
    .where('thread_id', 'is', null)
    .where('resolved_at', 'is', null)
    .where(({ eb, or, and }) =>
      or(
        documents.map(({ type, entryId, language }) =>
          and([
            eb('subject', '=', type),
            eb('entry_id', '=', entryId),
            eb('language', '=', language),
          ]),
        ),
      ),
    )
}
