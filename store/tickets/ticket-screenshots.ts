import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { TicketScreenshotTable } from './ticket-tables.ts'
import type { TicketLine } from './tickets.ts'

export type TicketScreenshot = Selectable<TicketScreenshotTable>
export type NewScreenshot = Omit<Insertable<TicketScreenshotTable>, 'id' | 'ticket_id' | 'line_id'>

/** Returns null when its uploader has the same bytes unsent. */
export async function addScreenshot(tx: Tx, screenshot: NewScreenshot): Promise<number | null> {
  const row = await tx
    .insertInto('ticket_screenshot')
    .values(screenshot)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export function findScreenshot(db: Db, id: number): Promise<TicketScreenshot | undefined> {
  return db.selectFrom('ticket_screenshot').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listUnsentScreenshots(db: Db, personId: number): Promise<TicketScreenshot[]> {
  return db
    .selectFrom('ticket_screenshot')
    .selectAll()
    .where('uploaded_by', '=', personId)
    .where('ticket_id', 'is', null)
    .orderBy('id')
    .execute()
}

/** Returns the ids that were found. */
export async function attachUnsentScreenshots(
  tx: Tx,
  line: { ticket_id: number; line_id: number },
  { ids, personId }: { ids: readonly number[]; personId: number },
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .updateTable('ticket_screenshot')
    .set(line)
    .where('id', 'in', ids)
    .where('uploaded_by', '=', personId)
    .where('ticket_id', 'is', null)
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export function listTicketScreenshots(
  db: Db,
  ticketId: number,
  fromLine: number,
): Promise<
  (Pick<TicketScreenshot, 'id' | 'name'> & Pick<TicketLine, 'kind'> & { line_id: number })[]
> {
  return db
    .selectFrom('ticket_screenshot')
    .innerJoin('ticket_line', 'ticket_line.id', 'ticket_screenshot.line_id')
    .select(['ticket_screenshot.id', 'name', 'ticket_line.id as line_id', 'kind'])
    .where('ticket_screenshot.ticket_id', '=', ticketId)
    .where((eb) => eb.or([eb('line_id', '>=', fromLine), eb('kind', '=', 'open')]))
    .orderBy('ticket_screenshot.id')
    .execute()
}

/** Deletes screenshots that were uploaded before a moment and never sent. Returns their stems. */
export async function removeUnsentScreenshots(
  tx: Tx,
  before: string,
  most: number,
): Promise<string[]> {
  const ids = tx
    .selectFrom('ticket_screenshot')
    .select('id')
    .where('ticket_id', 'is', null)
    .where('created_at', '<', before)
    .orderBy('id')
    .limit(most)
  const rows = await tx
    .deleteFrom('ticket_screenshot')
    .where('id', 'in', ids)
    .where('ticket_id', 'is', null)
    .returning('stem')
    .execute()
  return rows.map(({ stem }) => stem)
}
