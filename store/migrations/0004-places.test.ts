import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { emptyLocation, openTestStoreAt } from '#test/open-test-store.ts'
import { connectTo } from '#test/storage/connect.ts'
import type { StoreLocation } from '#test/storage/locations.ts'
import { findDocumentState, listDocumentStates } from '../content/document-states.ts'
import { countLiveEntries, findLive, listLive } from '../content/live-revisions.ts'
import { ownPosition } from '../content/position.ts'
import { start } from './0001-start.ts'
import { mediaLibrary } from './0002-media-library.ts'
import { searchMisses } from './search/0003-search-misses.ts'

/** The moment of the test's day at that hour, long past. */
const at = (hour: number) => `2026-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`
const nextYear = `${new Date().getUTCFullYear() + 1}-01-01T00:00:00.000Z`

interface Old {
  subject: string
  entry?: number
  state: string
  version: number
  title?: string
  items?: number
  starts?: string
  hour: number
}

/** A database as the version before left it. */
async function openOld(location: StoreLocation): Promise<Kysely<unknown>> {
  const kind = location.databaseUrl ? 'postgres' : 'sqlite'
  const db = connectTo<unknown>(location)
  const steps = {
    '0001-start': start(kind),
    '0002-media-library': mediaLibrary(kind),
    '0003-search-misses': searchMisses,
  }
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => steps },
  }).migrateToLatest()
  if (error) throw error
  return db
}

async function add(db: Kysely<unknown>, id: number, old: Old): Promise<void> {
  const { subject, entry = 0, state, version, title = '', items = 0, starts = null, hour } = old
  const content = JSON.stringify({ values: { title, name: title }, items: [], lastItemId: items })
  const decided = state === 'draft' || state === 'pending' ? null : at(hour)
  await sql`insert into revision (subject, entry_id, state, version, content, starts_at, author_id,
      decided_at, created_at, updated_at)
    values (${subject}, ${entry}, ${state}, ${version}, ${content}, ${starts}, 2, ${decided},
      ${at(hour)}, ${at(hour)})`.execute(db)
  await sql`insert into activity (at, actor_id, actor_name, step, subject, entry_id, revision_id,
      description, from_state, to_state, remarks, author_name, author_at)
    values (${at(hour)}, 4, 'approver', ${state === 'rejected' ? 'reject' : 'save'}, ${subject},
      ${entry}, ${id}, ${title}, 'none', ${state}, ${state === 'rejected' ? 'Softer.' : null},
      'editor', ${at(hour)})`.execute(db)
}

test('a database of the version before keeps what is live, scheduled, open, rejected and counted', async () => {
  const location = await emptyLocation()
  const old = await openOld(location)
  const rows: Old[] = [
    { subject: 'home.icm', state: 'expired', version: 2, title: 'First', hour: 1 },
    { subject: 'home.icm', state: 'approved', version: 4, title: 'Live', items: 3, hour: 2 },
    { subject: 'home.icm', state: 'rejected', version: 7, title: 'Loud', hour: 3 },
    { subject: 'promotion', entry: 1, state: 'approved', version: 1, title: 'Box', hour: 4 },
    {
      subject: 'promotion',
      entry: 1,
      state: 'approved',
      version: 2,
      title: 'Éclair',
      starts: nextYear,
      hour: 5,
    },
    { subject: 'promotion', entry: 2, state: 'pending', version: 3, title: 'New', hour: 6 },
    { subject: 'frame.footer', state: 'approved', version: 9, hour: 7 },
  ]
  for (const [index, row] of rows.entries()) await add(old, index + 1, row)
  await sql`insert into published (subject, version) values ('home.icm', 2)`.execute(old)
  await old.destroy()

  const { db, publications } = await openTestStoreAt(location)
  const of = (type: string, entryId = 0) => ({ type, entryId, language: '' as const })
  expect(await findDocumentState(db, of('home.icm'))).toMatchObject({
    version: 7,
    last_item_id: 3,
    live_id: 2,
    live_since: at(2),
    shown_id: 3,
    shown_state: 'rejected',
    open_id: null,
    rejection_id: 3,
  })
  expect(await findDocumentState(db, of('promotion', 1))).toMatchObject({
    live_id: 4,
    scheduled_id: 5,
    scheduled_starts_at: nextYear,
    shown_id: 4,
    title: 'Box',
    live_title: 'Box',
    position: ownPosition(1),
  })
  expect(await findDocumentState(db, of('promotion', 2))).toMatchObject({
    live_id: null,
    open_id: 6,
    shown_state: 'pending',
    title: 'New',
  })
  expect(await listDocumentStates(db, [of('frame.footer')])).toMatchObject([
    { version: 9, live_id: 7 },
  ])

  const now = new Date().toISOString()
  expect((await findLive(db, of('home.icm'), now))?.content.values.name).toBe('Live')
  expect((await findLive(db, of('promotion', 1), nextYear))?.content.values.title).toBe('Éclair')
  expect(await listLive(db, [of('promotion', 2)], now)).toEqual([])
  expect(await countLiveEntries(db, 'promotion', now)).toBe(1)
  expect(publications.sequence).toBe(0)
  const kept = await db.selectFrom('revision').select(['id', 'language', 'archived']).execute()
  expect(kept).toHaveLength(rows.length)
  expect(new Set(kept.map(({ language, archived }) => `${language}${archived}`))).toEqual(
    new Set(['0']),
  )
})
