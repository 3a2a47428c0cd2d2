import { type Kysely, sql } from 'kysely'

/**
 * Lets a program that does not know `link_use` delete revisions. No release has filled the table;
 * it is filled after the start (`fill-link-uses.ts`).
 */
export const linkUsesFollow = {
  async up(db: Kysely<unknown>) {
    const statements = [
      'drop table link_use',
      `create table link_use (target_subject text not null, target_id integer not null,
        revision_id integer not null references revision (id) on delete cascade,
        primary key (target_subject, target_id, revision_id))`,
      'create index link_use_revision on link_use (revision_id)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
