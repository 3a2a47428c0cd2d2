import { menuItem } from '#catalogue/collections/menu-item.ts'
import { idOf, insertFrom, moment, quoted, type Target } from './sql.ts'

const subject = quoted(menuItem.key)

/** A change of each so many-th live entry waits for a decision. */
export async function addPending(target: Target, each: number): Promise<void> {
  const changed = `head.subject = ${subject} and head.entry_id % ${each} = 0 and head.version = 1`
  const at = moment(`30000000 + ${each} * head.entry_id % 86400`)
  const columns = {
    subject: 'head.subject',
    entry_id: 'head.entry_id',
    state: "'pending'",
    version: '2',
    content: `replace(revision.content, 'cheese', 'goat cheese')`,
    base_id: 'head.live_id',
    author_id: idOf('editor'),
    submitted_by: idOf('editor'),
    submitted_at: at,
    created_at: at,
    updated_at: at,
  }
  const from = `head join revision on revision.id = head.live_id where ${changed}`
  await insertFrom(target, 'revision', columns, `${from} order by head.entry_id`)
  const open = `(select id from revision where revision.subject = head.subject
    and revision.entry_id = head.entry_id and revision.language = '' and state = 'pending')`
  const shown = `version = 2, open_id = ${open}, shown_id = ${open}, shown_state = 'pending'`
  await target.run(`update head set ${shown} where ${changed}`)
}
