import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { listUsingRevisions } from '../media/uses.ts'
import { NodeSqliteDialect } from '../sqlite/dialect.ts'
import type { Tables } from '../tables.ts'
import { start } from './0001-start.ts'
import { migrate } from './migrate.ts'

test('an installation of the first schema keeps its pictures and knows where they are used', async () => {
  const file = new DatabaseSync(':memory:')
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) })
  const first = { getMigrations: async () => ({ '0001-start': start('sqlite') }) }
  await new Migrator({ db, provider: first }).migrateToLatest()
  const at = '2026-01-01T00:00:00.000Z'
  file.exec(`insert into media (name, file_type, file_size, sha256, width, height, alt, focal_x,
      focal_y, color, stem, renditions, created_at)
    values ('Crème.jpg', 'image/jpeg', 7, 'a', 4, 3, '', 0.5, 0.5, '#ffffff', 'abc', '[]', '${at}')`)
  const content = { values: { image: 1, gallery_id: 1 }, items: [], lastItemId: 0 }
  file.exec(`insert into revision (subject, entry_id, state, version, content, author_id, created_at,
      updated_at)
    values ('home.work-with-us', 0, 'approved', 1, '${JSON.stringify(content)}', 1, '${at}', '${at}')`)
  await migrate(db, 'sqlite')
  const [media] = await db.selectFrom('media').selectAll().execute()
  expect(media).toMatchObject({
    folder_id: 1,
    search_name: 'creme.jpg',
    decorative: 1,
    version: 1,
    updated_at: at,
    deleted_at: null,
    copies_due: 0,
  })
  const uses = await listUsingRevisions(db, 1)
  expect(uses.map(({ subject, state }) => [subject, state])).toEqual([
    ['home.work-with-us', 'approved'],
  ])
  const folders = await db.selectFrom('folder').select(['id', 'name']).execute()
  expect(folders).toEqual([{ id: 1, name: 'General' }])
  await db.destroy()
})
