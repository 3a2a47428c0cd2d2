import { renameMentions } from '#catalogue/content/commented-field.ts'
import { personName } from '#catalogue/messages/message.ts'
import { type Renaming, renamer } from '../comments/rename-in-comments.ts'
import type { Db, Tx } from '../tables.ts'

interface MailRename {
  id: number
  was: string
  is: string
}

interface Payload {
  notices: { sentence: string; text: string }[]
}

const part = 500

/** Returns the unsent mails about notices that contain one of these names. */
export async function listMailRenames(db: Db, renaming: Renaming): Promise<MailRename[]> {
  const renamed = renamer(renaming)
  const told: MailRename[] = []
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('mail')
      .select(['id', 'payload'])
      .where('id', '>', after)
      .where('kind', '=', 'notices')
      // A mail that is being handed over leaves as it was written.
      .where('state', 'in', ['waiting', 'failed'])
      .where('payload', '!=', '{}')
      .orderBy('id')
      .limit(part)
      .execute()
    for (const { id, payload } of rows) {
      const is = renameInPayload(payload, renamed)
      if (is !== payload) told.push({ id, was: payload, is })
    }
    const last = rows.at(-1)
    if (!last || rows.length < part) return told
    after = last.id
  }
}

function renameInPayload(payload: string, renamed: ReturnType<typeof renamer>): string {
  const whole = JSON.parse(payload) as Payload
  const notices = whole.notices.map((notice) => ({
    ...notice,
    sentence: JSON.stringify(JSON.parse(notice.sentence, nameBy(renamed))),
    text: renameMentions(notice.text, renamed),
  }))
  return JSON.stringify({ ...whole, notices })
}

/** Sentences of notices hold the actor in `name`. */
const nameBy = (renamed: ReturnType<typeof renamer>) => (key: string, value: unknown) => {
  const newName = key === 'name' && typeof value === 'string' ? renamed(value) : null
  return newName === null ? value : personName(newName)
}

export async function renameInMails(tx: Tx, rows: readonly MailRename[]): Promise<void> {
  for (const { id, was, is } of rows) {
    const mail = tx.updateTable('mail').set({ payload: is }).where('id', '=', id)
    await mail.where('payload', '=', was).execute()
  }
}
