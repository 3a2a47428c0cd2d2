import { declarationByKey } from '#catalogue/catalogue.ts'
import { commentMessages } from '#catalogue/content/commented-field.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { Problem } from '#domain/problem.ts'
import { type CommentRow, findComment } from '#store/comments/comments.ts'
import type { Db } from '#store/tables.ts'

/** The comment that begins a thread. Refuses what there is not, and answers (404). */
export async function requireThread(
  db: Db,
  id: number,
): Promise<{ root: CommentRow; declaration: Declaration }> {
  const { row: root, declaration } = await requireComment(db, id)
  if (root.thread_id !== null) throw new Problem('not-found', commentMessages.none)
  return { root, declaration }
}

/** A comment, and what it is about. Refuses what there is not (404). */
export async function requireComment(
  db: Db,
  id: number,
): Promise<{ row: CommentRow; declaration: Declaration }> {
  const row = await findComment(db, id)
  const declaration = row && declarationByKey(row.subject)
  if (!row || !declaration) throw new Problem('not-found', commentMessages.none)
  return { row, declaration }
}
