import { renameMentions } from '#catalogue/content/commented-field.ts'
import { type Renaming, renamer } from '../comments/rename-in-comments.ts'
import type { Db, Tx } from '../tables.ts'

interface NoticeRename {
  id: number
  was: string
  is: string
}

export async function listNoticeRenames(
  db: Db,
  renaming: Renaming,
  { from, to }: { from: number; to: number },
): Promise<NoticeRename[]> {
  const rows = await db
    .selectFrom('notice')
    .select(['id', 'text'])
    .where('id', '>=', from)
    .where('id', '<', to)
    .where('kind', 'in', ['comment', 'mention'])
    .where('text', 'like', '%@%')
    .execute()
  const renamed = renamer(renaming)
  return rows
    .map(({ id, text }) => ({ id, was: text, is: renameMentions(text, renamed) }))
    .filter(({ was, is }) => was !== is)
}

export async function renameInNotices(tx: Tx, rows: readonly NoticeRename[]): Promise<void> {
  for (const { id, was, is } of rows) {
    const notice = tx.updateTable('notice').set({ text: is }).where('id', '=', id)
    await notice.where('text', '=', was).execute()
  }
}
