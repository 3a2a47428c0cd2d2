import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { fill } from '#catalogue/messages/fill.ts'
import { localize } from '#catalogue/messages/localize.ts'
import { Label, type Localizable } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { addDays } from '#catalogue/time/calendar.ts'
import { firstMoment } from '#catalogue/time/zone.ts'
import type { CalendarMoment } from '#catalogue/wire/overview.ts'
import type { Actor } from '#domain/actor.ts'
import { i18nOf, readMailBrand } from '#domain/mail-delivery/emails/email-context.ts'
import { hashOf, isToken, newToken } from '#domain/people/token.ts'
import type { Services } from '#domain/services.ts'
import {
  findCalendarFeed,
  findFeedReader,
  removeCalendarFeed,
  replaceCalendarFeed,
} from '#store/people/calendar-feeds.ts'
import type { Db, Tx } from '#store/tables.ts'
import { listMoments, type SourcedMoment } from './load-calendar.ts'

/** Days before and after today that a calendar gets. */
const daysBefore = 31
const daysAfter = 366

/** Moments of each kind in it, at most. */
const maxListed = 3_000

/** Makes a person's secret link and returns its key; the former one no longer works. */
export async function makeCalendarFeed(tx: Tx, actor: Actor, now: string): Promise<string> {
  const { token, hash } = newToken()
  await replaceCalendarFeed(tx, { person_id: actor.id, token_hash: hash, created_at: now })
  return token
}

/** Returns since when a person has a link; null without one. */
export async function calendarFeedSince(db: Db, actor: Actor): Promise<string | null> {
  return (await findCalendarFeed(db, actor.id))?.created_at ?? null
}

export async function endCalendarFeed(tx: Tx, actor: Actor): Promise<void> {
  await removeCalendarFeed(tx, actor.id)
}

/**
 * Returns the calendar (RFC 5545) of a link's key, in the language of its person; null where no active
 * person has it.
 *
 * @param origin every link begins with it
 */
export async function readCalendarFeed(
  { store, now }: Pick<Services, 'store' | 'now'>,
  key: string,
  origin: string,
): Promise<string | null> {
  const person = isToken(key) ? await findFeedReader(store.db, hashOf(key)) : undefined
  if (!person) return null
  const time = now()
  const { brand, moments } = await store.readSnapshot(async (db) => {
    const brand = await readMailBrand(db, time)
    const midnight = (days: number) =>
      new Date(
        firstMoment(brand.timeZone, `${addDays(time.slice(0, 10), days)}T00:00`),
      ).toISOString()
    const span = { from: midnight(-daysBefore), to: midnight(daysAfter), limit: maxListed }
    return { brand, ...(await listMoments({ db, now: time }, span)) }
  })
  const { language } = i18nOf(person, brand)
  const calendar = ical({ name: brand.name, method: ICalCalendarMethod.PUBLISH, ttl: 3_600 })
  const { host } = new URL(origin)
  for (const moment of moments) {
    calendar.createEvent({
      id: `${eventName(moment)}@${host}`,
      start: new Date(moment.at),
      stamp: new Date(time),
      summary: localize(language, eventSummary(moment)),
      status: moment.plan ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      ...(moment.editor_path ? { url: `${origin}${moment.editor_path}` } : {}),
    })
  }
  return calendar.toString()
}

/** Returns a name that stays the same when a moment moves, while it is to come. */
function eventName({ entity_type, entry_id, language, what, source, at }: SourcedMoment): string {
  const parts = [entity_type, entry_id, language, what, source, source === 'past' ? at : '']
  return parts.filter((part) => part !== '').join('-')
}

function eventSummary({ what, title, label, plan }: CalendarMoment): Localizable {
  const name = title || new Label(label)
  const sentence =
    what === 'starts' ? fill(messages.momentStarts, { name }) : fill(messages.momentEnds, { name })
  if (!plan) return sentence
  const state = new Label(plan.state === 'draft' ? 'Draft' : 'Pending')
  return fill(messages.momentPlanned, { state, sentence })
}
