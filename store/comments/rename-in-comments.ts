import { renameMentions } from '#catalogue/content/commented-field.ts'
import { foldedLogin } from '../people/folded-login.ts'
import type { Db, Tx } from '../tables.ts'

interface CommentRename {
  id: number
  was: CommentNames
  is: CommentNames
}

interface CommentNames {
  text: string
  mentions: string
  resolved_by: string | null
}

/** The former names of a person, and the name that replaces them. */
export interface Renaming {
  names: readonly string[]
  name: string
}

/** Returns comments that mention one of these names or were resolved under one. */
export async function listCommentRenames(
  db: Db,
  renaming: Renaming,
  { from, to }: { from: number; to: number },
): Promise<CommentRename[]> {
  const rows = await db
    .selectFrom('comment')
    .select(['id', 'text', 'mentions', 'resolved_by'])
    .where('id', '>=', from)
    .where('id', '<', to)
    .where(({ eb, or }) =>
      or([
        eb('resolved_by', 'is not', null),
        eb('mentions', '!=', '[]'),
        // Deactivated people were mentioned too, and are not in `mentions`.
        eb('text', 'like', '%@%'),
      ]),
    )
    .execute()
  return rows.flatMap(({ id, ...was }) => {
    const is = renameIn(was, renaming)
    return JSON.stringify(is) === JSON.stringify(was) ? [] : [{ id, was, is }]
  })
}

function renameIn({ text, mentions, resolved_by }: CommentNames, renaming: Renaming): CommentNames {
  const renamed = renamer(renaming)
  const called = JSON.parse(mentions) as string[]
  return {
    text: renameMentions(text, renamed),
    mentions: JSON.stringify(called.map((name) => renamed(name) ?? name)),
    resolved_by: resolved_by === null ? null : (renamed(resolved_by) ?? resolved_by),
  }
}

/** Returns the new name for a former one, ignoring case, and null for any other. */
export function renamer({ names, name }: Renaming): (written: string) => string | null {
  const folded = new Set(names.map(foldedLogin))
  return (written) => (folded.has(foldedLogin(written)) ? name : null)
}

/** Writes the new texts, except where somebody has changed the comment since it was read. */
export async function renameInComments(tx: Tx, rows: readonly CommentRename[]): Promise<void> {
  for (const { id, was, is } of rows) {
    await tx
      .updateTable('comment')
      .set(is)
      .where('id', '=', id)
      .where('text', '=', was.text)
      .where('resolved_by', 'is not distinct from', was.resolved_by)
      .execute()
  }
}
