import { type Kysely, sql } from 'kysely'

/** The calendar finds the windows of drafts and pending changes among all revisions. */
export const plannedWindows = {
  async up(db: Kysely<unknown>) {
    for (const column of ['starts_at', 'ends_at'])
      await sql
        .raw(
          `create index revision_planned_${column} on revision (${column}) where ${column} is not null and state in ('draft', 'pending')`,
        )
        .execute(db)
  },
}
