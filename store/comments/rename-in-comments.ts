import { renameMentions } from '#catalogue/content/commented-field.ts'
import { foldedLogin } from '../people/folded-login.ts'
import type { Db, Tx } from '../tables.ts'

/** What of a comment may hold names beside its author's: as it was read, and as it is to be. */
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

/** Who is called by some names, and by which one from now on. */
export interface Renaming {
  names: readonly string[]
  name: string
}

/** The comments of a span of ids that call one of these people, or whose thread one of them resolved. */
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
        // Whoever could not sign in any more was called all the same, and is in no list.
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

/** Gives the new name for each of the former ones, whatever the case, and null for others. */
export function renamer({ names, name }: Renaming): (written: string) => string | null {
  const folded = new Set(names.map(foldedLogin))
  return (written) => (folded.has(foldedLogin(written)) ? name : null)
}

/** Changes them, but for those that somebody has changed since they were read. */
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
