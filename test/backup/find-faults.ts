import { sql } from 'kysely'
import { checkMedia } from '#domain/media/background/check-media.ts'
import type { Services } from '#domain/services.ts'
import type { Db } from '#store/tables.ts'

/** Rows that there must be none of, whatever a site holds. */
const faults: Record<string, string> = {
  'a head whose live record is not approved, or not its own': `select 1 from head left join revision r
    on r.id = live_id and r.subject = head.subject and r.entry_id = head.entry_id and r.language = head.language
    where live_id is not null and coalesce(r.state, '') <> 'approved'`,
  'a head whose open record is not open': `select 1 from head left join revision r
    on r.id = open_id and r.subject = head.subject and r.entry_id = head.entry_id
    where open_id is not null and coalesce(r.state, '') not in ('draft', 'pending')`,
  'a head that shows what is not there': `select 1 from head left join revision r on r.id = shown_id
    where shown_id is not null and (r.id is null or r.state <> shown_state)`,
  'a record without a head that counts it': `select 1 from revision r left join head
    on r.subject = head.subject and r.entry_id = head.entry_id and r.language = head.language
    where coalesce(head.version, 0) < r.version`,
  'an approved record that no head has': `select 1 from revision r where state = 'approved' and not exists
    (select 1 from head where live_id = r.id or scheduled_id = r.id)`,
  'a publication of nothing': `select 1 from publication p left join revision r on r.id = p.revision_id
    where p.revision_id is not null and r.id is null`,
  'a publication beyond the counter': `select 1 from publication
    where sequence > (select sequence from publication_counter)`,
  'a picture that is used and is not there': `select 1 from media_use u left join media m on m.id = u.media_id
    where m.id is null`,
  'a line of the log about nothing': `select 1 from activity a left join revision r on r.id = a.revision_id
    where r.id is null`,
  'a record that no line of the log tells of, nor is compared with': `select 1 from revision r
    where state in ('approved', 'rejected')
    and not exists (select 1 from activity a where a.revision_id = r.id)
    and not exists (select 1 from revision o where r.id in (o.base_id, o.source_id))`,
}

/** What is not as it has to be between the tables, and between the library's rows and its bytes. */
export async function findFaults(services: Services): Promise<string[]> {
  const found: string[] = []
  for (const [fault, query] of Object.entries(faults)) {
    const { rows } = await sql.raw(query).execute(services.store.db)
    if (rows.length > 0) found.push(`${rows.length} x ${fault}`)
  }
  const { lost, mended, strays } = await checkMedia(services, true)
  return [...found, ...lost.map((name) => `lost ${name}`), ...[...mended, ...strays]]
}

/** How much there is of what only ever grows. */
export async function countAll(db: Db): Promise<number[]> {
  const counts: number[] = []
  for (const table of ['revision', 'activity', 'publication', 'media', 'entry'] as const) {
    const query = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('n'))
    counts.push(Number((await query.executeTakeFirstOrThrow()).n))
  }
  return counts
}
