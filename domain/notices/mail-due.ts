import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { firstMoment, localTime } from '#catalogue/time/zone.ts'
import { readBrandRegion } from '#domain/reading/read-brand-region.ts'
import { startReading } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'
import { type DueNoticeTimes, listDuePeople, takeDueNotices } from '#store/notices/due-notices.ts'
import type { NoticeRow } from '#store/notices/notices.ts'
import type { Db, Tx } from '#store/tables.ts'

/** How long (ms) a burst has to be quiet before a mail tells of it, and how long it waits at most. */
const quietFor = 8_000
const longestWait = 60_000

/** When mails go that come once a day, by the brand's clocks. */
const morningTime = '07:00'

/** People of whom one transaction takes care. */
const atOnce = 20

/** Puts one mail for one person with all that is due. */
export type PutMail = (tx: Tx, personId: number, notices: readonly NoticeRow[]) => Promise<void>

/**
 * Hands over what is to be mailed, each notice once, whatever is read, sent or stopped meanwhile: it
 * is taken and put into the outbox in one transaction.
 */
export async function mailDue(
  { store, now }: Pick<Services, 'store' | 'now'>,
  put: PutMail,
): Promise<void> {
  const at = now()
  const due: DueNoticeTimes = {
    quiet: addMilliseconds(at, -quietFor),
    waited: addMilliseconds(at, -longestWait),
    morning: await lastMorning(store.db, at),
  }
  for (;;) {
    const people = await listDuePeople(store.db, due, atOnce)
    if (people.length === 0) return
    await store.write(async (tx) => {
      const taken = Map.groupBy(await takeDueNotices(tx, due, people), ({ person_id }) => person_id)
      for (const [personId, notices] of taken) await put(tx, personId, notices)
    })
    if (people.length < atOnce) return
  }
}

/** The last time that it was morning where the brand is. */
async function lastMorning(db: Db, now: string): Promise<string> {
  const { time_zone: zone } = await readBrandRegion(startReading(db, now))
  const moment = (at: number) =>
    firstMoment(zone, `${localTime(zone, at).slice(0, 10)}T${morningTime}`)
  const today = moment(Date.parse(now))
  const last = today <= Date.parse(now) ? today : moment(Date.parse(now) - 24 * 3_600_000)
  return new Date(last).toISOString()
}
