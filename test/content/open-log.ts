import type { Insertable } from 'kysely'
import { addRevision } from '#store/content/revisions.ts'
import type { ActivityTable } from '#store/log/log-tables.ts'
import type { Store } from '#store/store.ts'
import type { Tx } from '#store/tables.ts'
import { openTestStore } from '../open-test-store.ts'
import { morning } from './workspace.ts'

type Line = Insertable<ActivityTable>

/** Lines in one statement. */
const chunk = 100

const saved: Line = {
  at: morning,
  actor_id: 2,
  actor_name: 'editor',
  step: 'save',
  subject: 'home.icm',
  entry_id: 0,
  revision_id: 1,
  description: 'ICM Banner saved as draft',
  from_state: 'none',
  to_state: 'draft',
  remarks: null,
  author_name: 'editor',
  author_at: morning,
}

/** Returns a store with a log of these lines, written past the workflow; all are about one draft. */
export async function openLog(...lines: Partial<Line>[]): Promise<Store> {
  const store = await openTestStore()
  await store.write((tx) => fillLog(tx, ...lines))
  return store
}

/** Writes these lines to an empty log, and the draft that they are about. */
export async function fillLog(tx: Tx, ...lines: Partial<Line>[]): Promise<void> {
  const content = { values: {}, items: [], lastItemId: 0 }
  const stamp = { created_at: morning, updated_at: morning }
  const draft = { content, state: 'draft' as const, version: 1, author_id: 2, ...stamp }
  await addRevision(tx, { type: 'home.icm', entryId: 0, language: '' }, draft)
  const rows = lines.map((line) => ({ ...saved, ...line }))
  for (let at = 0; at < rows.length; at += chunk) {
    await tx
      .insertInto('activity')
      .values(rows.slice(at, at + chunk))
      .execute()
  }
}
