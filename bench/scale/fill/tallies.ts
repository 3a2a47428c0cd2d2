import type { Target } from './sql.ts'

/** How many entries there are of each kind, which heads that are written past the store do not say. */
export async function addTallies({ run }: Target): Promise<void> {
  await run('delete from head_tally')
  const counted = "count(*) from head where language = '' and entry_id <> 0"
  const insert = 'insert into head_tally (subject, name, delta)'
  await run(`${insert} select subject, shown_state, ${counted} and shown_state is not null
    group by subject, shown_state`)
  await run(`${insert} select subject, 'live', ${counted} and live_id is not null
    and live_archived = 0 group by subject`)
}
