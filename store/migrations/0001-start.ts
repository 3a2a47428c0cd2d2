import { type Kysely, sql } from 'kysely'
import type { Kind } from './kind.ts'
import { appendOnly, idColumn } from './kind.ts'

/** The first schema: content, its log, people, pictures. */
export function start(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await content(db, kind)
      await people(db, kind)
      await media(db, kind)
    },
  }
}

async function content(db: Kysely<unknown>, kind: Kind) {
  await db.schema
    .createTable('revision')
    .addColumn('id', 'integer', idColumn(kind))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('draft','pending','approved','expired','rejected')`),
    )
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('author_id', 'integer', (c) => c.notNull())
    .addColumn('submitted_by', 'integer')
    .addColumn('submitted_at', 'text')
    .addColumn('decided_by', 'integer')
    .addColumn('decided_at', 'text')
    .addColumn('remarks', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  // The database itself allows one open revision per section or entry, and no version twice.
  await sql`create unique index revision_open on revision (subject, entry_id) where state in ('draft', 'pending')`.execute(
    db,
  )
  await sql`create unique index revision_version on revision (subject, entry_id, version)`.execute(
    db,
  )
  await sql`create index revision_approved on revision (subject, entry_id, id) where state = 'approved'`.execute(
    db,
  )
  await sql`create index revision_pending on revision (submitted_at) where state = 'pending'`.execute(
    db,
  )
  await db.schema
    .createTable('entry')
    .addColumn('id', 'integer', idColumn(kind))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await activity(db, kind)
  await db.schema
    .createTable('published')
    .addColumn('subject', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('fact')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}

async function activity(db: Kysely<unknown>, kind: Kind) {
  await db.schema
    .createTable('activity')
    .addColumn('id', 'integer', idColumn(kind))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'integer', (c) => c.notNull())
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull())
    .addColumn('revision_id', 'integer', (c) => c.notNull().references('revision.id'))
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('from_state', 'text', (c) => c.notNull())
    .addColumn('to_state', 'text', (c) => c.notNull())
    .addColumn('remarks', 'text')
    .addColumn('author_name', 'text', (c) => c.notNull())
    .addColumn('author_at', 'text', (c) => c.notNull())
    .execute()
  await sql`create index activity_revision on activity (revision_id)`.execute(db)
  await sql`create index activity_subject on activity (subject, id)`.execute(db)
  await appendOnly(db, kind, 'activity')
}

async function people(db: Kysely<unknown>, kind: Kind) {
  await db.schema
    .createTable('person')
    .addColumn('id', 'integer', idColumn(kind))
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await sql`create unique index person_username on person (lower(username))`.execute(db)
  await sql`create unique index person_email on person (lower(email))`.execute(db)
  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person_id', 'integer', (c) => c.notNull().references('person.id'))
    .addColumn('parent_hash', 'text', (c) => c.references('session.token_hash').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await sql`create index session_person on session (person_id)`.execute(db)
  await sql`create index session_parent on session (parent_hash)`.execute(db)
  await db.schema
    .createTable('sign_in_attempt')
    .addColumn('id', 'integer', idColumn(kind))
    .addColumn('account_key', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await sql`create index sign_in_attempt_account on sign_in_attempt (account_key, at)`.execute(db)
  await sql`create index sign_in_attempt_address on sign_in_attempt (address, at)`.execute(db)
  await sql`create index sign_in_attempt_at on sign_in_attempt (at)`.execute(db)
  await sql`create index session_expires on session (expires_at)`.execute(db)
}

async function media(db: Kysely<unknown>, kind: Kind) {
  await db.schema
    .createTable('media')
    .addColumn('id', 'integer', idColumn(kind))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('file_type', 'text', (c) => c.notNull())
    .addColumn('file_size', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('alt', 'text', (c) => c.notNull())
    .addColumn('focal_x', 'real', (c) => c.notNull())
    .addColumn('focal_y', 'real', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('stem', 'text', (c) => c.notNull().unique())
    .addColumn('renditions', 'text', (c) => c.notNull())
    .addColumn('uploaded_by', 'integer')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
}
