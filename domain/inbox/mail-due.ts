import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { dayIn, firstMoment } from '#catalogue/time/zone.ts'
import { readBrandRegion } from '#domain/reading/read-brand-region.ts'
import { startReading } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'
import { type DueNoticeTimes, listDuePeople, takeDueNotices } from '#store/notices/due-notices.ts'
import type { NoticeRow } from '#store/notices/notices.ts'
import type { Db, Tx } from '#store/tables.ts'

/** In ms: how long a burst must be quiet before it is mailed, and how long it waits at most. */
const quietTime = 8_000
const maxWait = 60_000

/** When daily mails are sent, in the brand's time zone. */
const morningTime = '07:00'

/** People a transaction. */
const batchSize = 20

/** Queues one mail for a person with all due notices. */
export type QueueMail = (tx: Tx, personId: number, notices: readonly NoticeRow[]) => Promise<void>

/** Queues mails of due notices. Taking and queueing are one transaction, so each is mailed once. */
export async function mailDue(
  { store, now }: Pick<Services, 'store' | 'now'>,
  queue: QueueMail,
): Promise<void> {
  const at = now()
  const due: DueNoticeTimes = {
    quiet: addMilliseconds(at, -quietTime),
    waited: addMilliseconds(at, -maxWait),
    morning: await lastMorning(store.db, at),
  }
  for (;;) {
    const people = await listDuePeople(store.db, due, batchSize)
    if (people.length === 0) return
    await store.write(async (tx) => {
      const taken = Map.groupBy(await takeDueNotices(tx, due, people), ({ person_id }) => person_id)
      for (const [personId, notices] of taken) await queue(tx, personId, notices)
    })
    if (people.length < batchSize) return
  }
}

/** Returns the last morning in the brand's time zone. */
async function lastMorning(db: Db, now: string): Promise<string> {
  const { time_zone: zone } = await readBrandRegion(startReading(db, now))
  const moment = (at: number) => firstMoment(zone, `${dayIn(zone, at)}T${morningTime}`)
  const today = moment(Date.parse(now))
  const last = today <= Date.parse(now) ? today : moment(Date.parse(now) - 24 * 3_600_000)
  return new Date(last).toISOString()
}
