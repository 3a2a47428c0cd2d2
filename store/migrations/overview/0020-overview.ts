import { type Kysely, sql } from 'kysely'
import type { Kind } from '../kind.ts'

/**
 * What the first screen of the back office says, each by an index of its own: how many changes were
 * submitted and decided in which hour, by whom and after how long, what somebody has open, what the
 * clock did, and pictures without words.
 */
export function overview(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db)
      await fillTallies(db, kind)
    },
  }
}

const statements = [
  `create table step_tally (hour text not null, person_id integer not null, step text not null,
    minutes integer not null, count integer not null)`,
  'create index step_tally_hour on step_tally (hour, step, person_id, minutes, count)',
  `create index revision_work on revision (author_id, state, updated_at)
    where state in ('draft', 'pending', 'rejected')`,
  "create index publication_clock on publication (at) where cause = 'clock'",
  `create index media_wordless on media (id)
    where alt = '' and decorative = 0 and deleted_at is null and file_type <> 'application/pdf'`,
]

/** A season of what the log says already. */
async function fillTallies(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const since = new Date(Date.now() - 100 * 24 * 3_600_000).toISOString()
  const waited = sql.raw(
    kind === 'sqlite'
      ? '(julianday(activity.at) - julianday(revision.submitted_at)) * 1440'
      : 'extract(epoch from (activity.at::timestamptz - revision.submitted_at::timestamptz)) / 60',
  )
  await sql`
    insert into step_tally (hour, person_id, step, minutes, count)
    select hour, person_id, step,
      case when waited < 100 then waited when waited < 1000 then waited / 10 * 10
        when waited < 10000 then waited / 100 * 100 else waited / 1000 * 1000 end as minutes, count(*)
    from (
      select substr(activity.at, 1, 13) as hour, actor_id as person_id, step,
        case when step = 'submit' or revision.submitted_at is null or revision.submitted_at > activity.at
          then 0 else cast(${waited} as integer) end as waited
      from activity join revision on revision.id = activity.revision_id
      where step in ('submit', 'approve', 'reject') and activity.at >= ${since}
    ) as taken
    group by hour, person_id, step, minutes`.execute(db)
}
