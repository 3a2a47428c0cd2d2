import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Opening, type OpeningStatus, openAt } from './open-at.ts'
import { minutesOf, type Span, unsetWeek, weekDays, weekOf } from './week.ts'

/**
 * Schedules and instants that are compared with the oracle: `OPENING_RUNS=100000` is the number that
 * the promise is about; less each time, so that it is not in the way.
 */
const runs = Number(process.env.OPENING_RUNS ?? 10_000)

const minute = 60_000
const at = (moment: string) => Date.parse(moment)
const every = (spans: Span[]) => weekOf(() => spans)
const from = (opens: string, closes: string): Span => ({ opens, closes })

function opening(parts: Partial<Opening>): Opening {
  return { zone: 'Asia/Dubai', state: 'open', week: every([]), special: [], ...parts }
}

test('it is open, closes soon, closed, and opens again tomorrow', () => {
  const place = opening({ week: every([from('07:00', '23:00')]) })
  const closes = at('2026-11-22T23:00+04:00')
  const opens = at('2026-11-23T07:00+04:00')
  expect(openAt(place, at('2026-11-22T12:00+04:00'))).toEqual({
    is: 'open',
    closes,
    changesAt: closes - 60 * minute,
  })
  expect(openAt(place, closes - 60 * minute)).toEqual({ is: 'closing', closes, changesAt: closes })
  expect(openAt(place, closes)).toEqual({
    ...{ is: 'closed', opens, inDays: 1 },
    changesAt: at('2026-11-23T00:00+04:00'),
  })
  expect(openAt(place, opens - minute)).toMatchObject({ inDays: 0, changesAt: opens })
})

test('hours past midnight belong to the day on which they begin', () => {
  const week = { ...every([]), fr: [from('22:00', '02:00')] }
  const closes = at('2026-11-28T02:00+04:00')
  expect(openAt(opening({ week }), closes - 90 * minute)).toMatchObject({ is: 'open', closes })
  expect(openAt(opening({ week }), closes)).toMatchObject({ is: 'closed', inDays: 6 })
  const closedOn = (day: string) => [{ from: day, until: day, spans: [] }]
  const onSaturday = opening({ week, special: closedOn('2026-11-28') })
  expect(openAt(onSaturday, closes - 90 * minute)).toMatchObject({ is: 'open', closes })
  const onFriday = opening({ week, special: closedOn('2026-11-27') })
  expect(openAt(onFriday, closes - 90 * minute)).toMatchObject({ is: 'closed' })
})

test('day and night without a break never closes, until an exception says so', () => {
  const week = every([from('00:00', '24:00')])
  const noon = at('2026-11-22T12:00+04:00')
  expect(openAt(opening({ week }), noon)).toMatchObject({ is: 'open', closes: null })
  const special = [{ from: '2026-11-25', until: '2026-11-26', spans: [] }]
  const closes = at('2026-11-25T00:00+04:00')
  expect(openAt(opening({ week, special }), noon)).toMatchObject({ is: 'open', closes })
  expect(openAt(opening({ week, special }), closes)).toMatchObject({
    is: 'closed',
    opens: at('2026-11-27T00:00+04:00'),
    inDays: 2,
  })
})

test('clocks that jump open it when they have jumped, and what is only in the gap is not at all', () => {
  // On 29 March 2026 they go from 2:00 to 3:00.
  const berlin = (spans: Span[]) => opening({ zone: 'Europe/Berlin', week: every(spans) })
  const jump = at('2026-03-29T03:00+02:00')
  expect(openAt(berlin([from('02:30', '09:00')]), jump - minute)).toMatchObject({ opens: jump })
  expect(openAt(berlin([from('22:00', '02:30')]), jump - minute)).toMatchObject({ closes: jump })
  const inGap = openAt(berlin([from('02:10', '02:50')]), jump - minute)
  expect(inGap).toMatchObject({ opens: at('2026-03-30T02:10+02:00') })
})

test('a time that clocks show twice is its first time', () => {
  // On 25 October 2026 they go back from 3:00 to 2:00.
  const zone = 'Europe/Berlin'
  const closing = opening({ zone, week: every([from('18:00', '02:30')]) })
  const first = at('2026-10-25T02:30+02:00')
  expect(openAt(closing, first - minute)).toMatchObject({ is: 'closing', closes: first })
  expect(openAt(closing, first + 30 * minute)).toMatchObject({ is: 'closed' })
  const starting = opening({ zone, week: every([from('02:30', '12:00')]) })
  expect(openAt(starting, first)).toMatchObject({ is: 'open' })
})

test('what is missing or not known here has no badge', () => {
  const now = at('2026-11-22T12:00Z')
  const week = every([from('00:00', '24:00')])
  const unknown = { is: 'unknown', changesAt: null }
  expect(openAt(opening({ week, zone: '' }), now)).toEqual(unknown)
  expect(openAt(opening({ week, zone: 'Mars/Olympus' }), now)).toEqual(unknown)
  expect(openAt(opening({ week: { ...week, su: null } }), now)).toEqual(unknown)
  expect(openAt(opening({ week: unsetWeek }), now)).toEqual(unknown)
})

test('closed for now and not open yet are said, whatever the hours are', () => {
  const week = every([from('00:00', '24:00')])
  const now = at('2026-11-22T12:00Z')
  expect(openAt(opening({ week, state: 'closed' }), now)).toEqual({ is: 'paused', changesAt: null })
  expect(openAt(opening({ week, state: 'coming' }), now)).toEqual({ is: 'coming', changesAt: null })
})

test(`it says what an oracle says that goes minute by minute (${runs} schedules and instants)`, () => {
  fc.assert(
    fc.property(arbitraryOpening, ({ place, window, now }) => {
      const said = openAt(place, now)
      const told = oracle(place, window, now)
      expect(comparable(said)).toEqual(told)
    }),
    { numRuns: runs },
  )
}, 300_000)

test('an answer holds until the moment that it names, and is another one from then on', () => {
  fc.assert(
    fc.property(arbitraryOpening, fc.double({ min: 0, max: 1, noNaN: true }), (made, part) => {
      const { place, now } = made
      const { changesAt, ...said } = openAt(place, now)
      if (changesAt === null) return
      expect(changesAt).toBeGreaterThan(now)
      const between = now + Math.floor((changesAt - now - 1) * part)
      expect(openAt(place, between)).toEqual({ ...said, changesAt })
      const { changesAt: _, ...next } = openAt(place, changesAt)
      const isEndless = 'closes' in said ? said.closes === null : 'opens' in said && !said.opens
      if (!isEndless) expect(next).not.toEqual(said)
    }),
    { numRuns: Math.ceil(runs / 10) },
  )
}, 120_000)

/** What both can say: what is as far ahead as the oracle does not look is left out. */
function comparable(said: OpeningStatus) {
  if (said.is === 'open' || said.is === 'closing') return { is: said.is, closes: said.closes }
  return said.is === 'closed' ? { is: 'closed', opens: said.opens } : { is: said.is }
}

/** Every minute of some weeks with what the clocks of a zone show, told by Temporal. */
interface Window {
  zone: string
  start: number
  /** Minutes since 1970 as the clocks have them. */
  walls: Float64Array
}

const windowDays = 24

/** Around the changes of clocks, of a whole day too, and where there are none. */
const windows = [
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['America/Havana', '2026-03-08'],
  ['America/Havana', '2026-11-01'],
  ['America/Santiago', '2026-04-05'],
  ['America/Santiago', '2026-09-06'],
  ['Antarctica/Troll', '2026-03-29'],
  ['Antarctica/Troll', '2026-10-25'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Africa/Casablanca', '2026-03-22'],
  ['Pacific/Apia', '2011-12-30'],
  ['Asia/Dubai', '2026-11-22'],
  ['Asia/Kathmandu', '2027-01-01'],
  ['UTC', '2028-02-29'],
].map(([zone = 'UTC', day = '']) => windowOf(zone, day))

function windowOf(zone: string, day: string): Window {
  const start = Date.parse(day) - 10 * 24 * 60 * minute
  const walls = new Float64Array(windowDays * 24 * 60)
  for (let at = 0; at < walls.length; at++) {
    const instant = Temporal.Instant.fromEpochMilliseconds(start + at * minute)
    const shown = instant.toZonedDateTimeISO(zone).toPlainDateTime()
    walls[at] = Date.parse(`${shown.toString()}Z`) / minute
  }
  return { zone, start, walls }
}

/** The first minute of the window at which the clocks show this or more. */
function firstAt({ walls }: Window, wall: number): number {
  // Clocks differ from their mean by a day at most: what is before that is less.
  let at = Math.max(0, Math.floor(wall - (walls[0] ?? 0)) - 2 * 24 * 60)
  while (at < walls.length && (walls[at] ?? 0) < wall) at++
  return at
}

/** Paints the minutes that are open, each day's in turn, and looks where they end. */
function oracle(place: Opening, window: Window, now: number) {
  const { start, walls } = window
  const open = new Uint8Array(walls.length)
  const index = Math.floor((now - start) / minute)
  const today = Math.floor((walls[index] ?? 0) / (24 * 60))
  for (let day = today - 1; day <= today + 8; day++) {
    for (const span of hoursOn(place, day)) {
      const opens = day * 24 * 60 + minutesOf(span.opens)
      const late = minutesOf(span.closes) <= minutesOf(span.opens) ? 24 * 60 : 0
      const closes = day * 24 * 60 + minutesOf(span.closes) + late
      open.fill(1, firstAt(window, opens), firstAt(window, closes))
    }
  }
  const isOpen = open[index] === 1
  const end = firstAt(window, (today + 9) * 24 * 60)
  const next = open.indexOf(isOpen ? 0 : 1, index)
  const change = next === -1 || next >= end ? null : start + next * minute
  if (!isOpen) return { is: 'closed', opens: change }
  const isSoon = change !== null && change - now <= 60 * minute
  return { is: isSoon ? 'closing' : 'open', closes: change }
}

function hoursOn({ week, special }: Opening, day: number): Span[] {
  const date = new Date(day * 24 * 60 * minute)
  const text = date.toISOString().slice(0, 10)
  const exception = special.find((one) => one.from <= text && text <= one.until)
  if (exception) return exception.spans
  return week[weekDays[date.getUTCDay() === 0 ? 6 : date.getUTCDay() - 1] ?? 'mo'] ?? []
}

const time = fc.oneof(
  fc.integer({ min: 0, max: 24 * 60 - 1 }),
  // Where clocks change, and what people write.
  fc.constantFrom(0, 30, 60, 90, 120, 150, 180, 7 * 60, 22 * 60, 23 * 60 + 30, 24 * 60 - 1),
)

const span = fc
  .tuple(time, fc.oneof(time, fc.constant(24 * 60)))
  .filter(([opens, closes]) => opens !== closes)
  .map(([opens, closes]) => ({ opens: timeText(opens), closes: timeText(closes) }))

const spans = fc.oneof(
  { weight: 4, arbitrary: fc.array(span, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant<Span[]>([from('00:00', '24:00')]) },
)

const arbitraryOpening = fc
  .record({
    window: fc.constantFrom(...windows),
    week: fc.oneof(
      fc.tuple(spans, spans, spans, spans, spans, spans, spans).map((days) => {
        return weekOf((day) => days[weekDays.indexOf(day)] ?? [])
      }),
      spans.map((one) => weekOf(() => one)),
    ),
    special: fc.array(
      fc.record({ from: fc.integer({ min: 0, max: 20 }), length: fc.nat(2), spans }),
      { maxLength: 3 },
    ),
    now: fc.integer({ min: 4 * 24 * 60 * minute, max: 12 * 24 * 60 * minute }),
  })
  .map(({ window, week, special, now }) => {
    const day = (count: number) => dateText(window.start + count * 24 * 60 * minute)
    const exceptions = special.map((one) => {
      return { from: day(one.from), until: day(one.from + one.length), spans: one.spans }
    })
    const place = opening({ zone: window.zone, week, special: exceptions })
    return { place, window, now: window.start + now }
  })

function timeText(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function dateText(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
