import { commentedField } from '#catalogue/content/commented-field.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { may } from '#catalogue/roles.ts'
import type { Comment, CommentThread } from '#catalogue/wire/comments.ts'
import type { ReadContext } from '#domain/context.ts'
import type { CommentRow } from '#store/comments/comments.ts'

export function threadOf(
  context: Pick<ReadContext, 'actor' | 'now'>,
  declaration: Declaration,
  root: CommentRow,
  answers: readonly CommentRow[],
): CommentThread {
  const isResolved = root.resolved_at !== null
  return {
    id: root.id,
    field: root.field,
    label: commentedField(declaration, root.field) ?? null,
    record_id: root.revision_id,
    suggestion: root.suggestion === null ? null : JSON.parse(root.suggestion),
    resolved_at: root.resolved_at,
    resolved_by: root.resolved_by,
    comments: [root, ...answers].map((row) => ({
      ...commentOf(row),
      can_edit: !isResolved && isEditable(context, row),
    })),
  }
}

function commentOf(row: CommentRow): Omit<Comment, 'can_edit'> {
  const isDeleted = row.deleted_at !== null
  return {
    id: row.id,
    by: row.author_name,
    at: row.created_at,
    edited_at: row.edited_at,
    text: isDeleted ? '' : row.text,
    deleted: isDeleted,
    mentions: isDeleted ? [] : (JSON.parse(row.mentions) as string[]),
  }
}

/**
 * Tells whether a comment is one's own and recent: what others have answered to is not changed
 * later.
 */
export function isEditable(
  { actor, now }: Pick<ReadContext, 'actor' | 'now'>,
  row: CommentRow,
): boolean {
  return (
    row.author_id === actor.id &&
    row.deleted_at === null &&
    may(actor.role, 'comments.write') &&
    Date.parse(now) - Date.parse(row.created_at) < limits.comments.editable
  )
}
