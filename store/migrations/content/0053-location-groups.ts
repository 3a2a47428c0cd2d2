import { type Kysely, sql } from 'kysely'
import { idColumn, type Kind } from '../kind.ts'

/** Groups of restaurants, and what an account is limited to. */
export function locationGroups(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('location_group')
        .addColumn('id', 'integer', idColumn(kind))
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('search_name', 'text', (c) => c.notNull().unique())
        .addColumn('parent_id', 'integer', (c) => c.references('location_group.id'))
        .addColumn('rule', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('updated_at', 'text', (c) => c.notNull())
        .execute()
      const statements = [
        'create index location_group_parent on location_group (parent_id)',
        `create table location_group_member (
          group_id integer not null references location_group (id) on delete cascade,
          location_id integer not null references entry (id),
          primary key (group_id, location_id))`,
        'create index location_group_member_location on location_group_member (location_id)',
        "alter table person add column scope text not null default ''",
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}
