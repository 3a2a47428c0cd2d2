import { type Kysely, sql } from 'kysely'

/** Which entries and pages revisions link to. Filled after the start (`fill-link-uses.ts`). */
export const linkUses = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table link_use (target_subject text not null, target_id integer not null,
        revision_id integer not null references revision (id),
        primary key (target_subject, target_id, revision_id))`,
      'create index link_use_revision on link_use (revision_id)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
