import { DatabaseSync } from 'node:sqlite'

/** Copies the newest pending question until so many more wait: no import of a journey is that long. */
export function fillQueue(database: string, count: number): void {
  const db = new DatabaseSync(database, { timeout: 10_000 })
  const columns = (table: string) =>
    db
      .prepare('select name from pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name))
  const copied = (table: string, changed: Record<string, string>) => {
    const names = columns(table).filter((name) => table === 'head' || name !== 'id')
    const values = names.map((name) => changed[name] ?? `one.${name}`)
    return `insert into ${table} (${names}) with recursive n(at) as (select 1 union all
      select at + 1 from n where at < ${count}) select ${values} from ${table} one, n`
  }
  const entry = '900000 + n.at'
  const newest = `(select max(id) from revision where subject = 'faq' and state = 'pending')`
  const ofNewest = `one.subject = 'faq' and one.language = '' and one.entry_id =
    (select entry_id from revision where id = ${newest})`
  db.exec(`begin;
    insert into entry (id, subject, created_at) with recursive n(at) as (select 1 union all
      select at + 1 from n where at < ${count}) select ${entry}, 'faq', '2026-01-01T00:00:00.000Z' from n;
    ${copied('revision', { entry_id: entry, batch: 'null' })} where one.id = ${newest};
    ${copied('head', { entry_id: entry, position: `'z' || (${entry})` })} where ${ofNewest};
    update head set open_id = (select id from revision r where r.subject = head.subject
      and r.entry_id = head.entry_id and r.state = 'pending'), shown_id = open_id
      where entry_id > 900000;
    update head set shown_id = open_id where entry_id > 900000;
    commit`)
  db.close()
}
