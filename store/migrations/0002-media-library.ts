import { type Kysely, sql } from 'kysely'
import { idColumn, type Kind } from './kind.ts'

/** Folders, former files, where pictures are used, and what the library knows of each of them. */
export function mediaLibrary(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await folders(db, kind)
      await moreOfMedia(db)
      await formerFiles(db, kind)
      await uses(db)
    },
  }
}

async function folders(db: Kysely<unknown>, kind: Kind) {
  await db.schema
    .createTable('folder')
    .addColumn('id', 'integer', idColumn(kind))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('search_name', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  // The first row gets id 1, the folder that uploads go to when they name none.
  await sql`insert into folder (name, search_name, created_at)
    values ('General', 'general', ${new Date().toISOString()})`.execute(db)
}

async function moreOfMedia(db: Kysely<unknown>) {
  const columns = [
    'folder_id integer not null default 1',
    "search_name text not null default ''",
    'decorative integer not null default 0',
    'version integer not null default 1',
    'holds integer not null default 0',
    "updated_at text not null default ''",
    'deleted_at text',
    'deleted_by integer',
    'master text',
    'copies_due integer not null default 0',
    'copying_until text',
    'copy_tries integer not null default 0',
  ]
  for (const column of columns) await sql.raw(`alter table media add column ${column}`).execute(db)
  await sql`update media set updated_at = created_at, decorative = case when alt = '' then 1 else 0 end`.execute(
    db,
  )
  const { rows } = await sql<{ id: number; name: string }>`select id, name from media`.execute(db)
  for (const { id, name } of rows)
    await sql`update media set search_name = ${folded(name)} where id = ${id}`.execute(db)
  await sql`create index media_created on media (created_at, id)`.execute(db)
  await sql`create index media_name on media (search_name, id)`.execute(db)
  await sql`create index media_folder on media (folder_id, id)`.execute(db)
  await sql`create index media_sha256 on media (sha256)`.execute(db)
  await sql`create index media_deleted on media (deleted_at) where deleted_at is not null`.execute(
    db,
  )
  await sql`create index media_due on media (id) where copies_due = 1`.execute(db)
}

async function formerFiles(db: Kysely<unknown>, kind: Kind) {
  await db.schema
    .createTable('media_version')
    .addColumn('id', 'integer', idColumn(kind))
    .addColumn('media_id', 'integer', (c) => c.notNull().references('media.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('file_type', 'text', (c) => c.notNull())
    .addColumn('file_size', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('focal_x', 'real', (c) => c.notNull())
    .addColumn('focal_y', 'real', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('stem', 'text', (c) => c.notNull().unique())
    .addColumn('master', 'text')
    .addColumn('renditions', 'text', (c) => c.notNull())
    .addColumn('replaced_at', 'text', (c) => c.notNull())
    .addColumn('replaced_by', 'integer')
    .execute()
  await sql`create index media_version_media on media_version (media_id, id)`.execute(db)
}

async function uses(db: Kysely<unknown>) {
  await db.schema
    .createTable('media_use')
    .addColumn('media_id', 'integer', (c) => c.notNull())
    .addColumn('revision_id', 'integer', (c) => c.notNull().references('revision.id'))
    .addPrimaryKeyConstraint('media_use_key', ['media_id', 'revision_id'])
    .execute()
  await sql`create index media_use_revision on media_use (revision_id)`.execute(db)
  const revisions = await sql<{
    id: number
    subject: string
    content: string
  }>`select id, subject, content from revision`.execute(db)
  for (const { id, subject, content } of revisions.rows) {
    for (const picture of picturesOf(subject, JSON.parse(content)))
      await sql`insert into media_use (media_id, revision_id) values (${picture}, ${id})`.execute(
        db,
      )
  }
}

/**
 * The fields that held pictures when this step landed, by subject: the record's own, and its
 * items'. Frozen, as all of this file is: what the catalogue says today is the business of today's
 * saves, and a database of that time has to come out as it did then.
 */
const pictureFields: Record<string, { values?: string[]; items?: string[] }> = {
  'home.hero': { items: ['image'] },
  'home.products': { items: ['image'] },
  'home.discover': { items: ['image'] },
  'home.work-with-us': { values: ['image'] },
  'frame.main-menu': { values: ['image'] },
  'frame.hamburger-menu': { values: ['image'] },
  'frame.footer': { values: ['slogan', 'googlePlay', 'appStore'] },
  'frame.product-icons': { items: ['image'] },
  promotion: { values: ['image'] },
  'menu-item': { values: ['image'] },
}

type Values = Record<string, unknown>

function picturesOf(type: string, content: { values: Values; items: { values: Values }[] }) {
  const { values = [], items = [] } = pictureFields[type] ?? {}
  const found = [
    ...values.map((key) => content.values[key]),
    ...content.items.flatMap((item) => items.map((key) => item.values[key])),
  ]
  return new Set(found.filter((id) => typeof id === 'number'))
}

/** A name without accents and case, as the library searched and sorted by it then. */
function folded(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
