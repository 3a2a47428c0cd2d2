import { declarationByKey } from '#catalogue/catalogue.ts'
import { commentMessages } from '#catalogue/content/commented-field.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { Problem } from '#domain/problem.ts'
import { type CommentRow, findComment } from '#store/comments/comments.ts'
import type { Db } from '#store/tables.ts'

/** Returns the first comment of a thread. Throws `Problem('not-found')`, also for an answer. */
export async function requireThread(
  db: Db,
  id: number,
): Promise<{ root: CommentRow; declaration: Declaration }> {
  const { row: root, declaration } = await requireComment(db, id)
  if (root.thread_id !== null) throw new Problem('not-found', commentMessages.none)
  return { root, declaration }
}

/** Returns a comment with the declaration of its document. Throws `Problem('not-found')`. */
export async function requireComment(
  db: Db,
  id: number,
): Promise<{ row: CommentRow; declaration: Declaration }> {
  const row = await findComment(db, id)
  const declaration = row && declarationByKey(row.subject)
  if (!row || !declaration) throw new Problem('not-found', commentMessages.none)
  return { row, declaration }
}
