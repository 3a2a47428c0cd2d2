import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteTranslator } from '#catalogue/messages/site-translator.ts'
import { type Opening, openAt } from '#catalogue/opening/open-at.ts'
import { allDay, type Span, unsetWeek, type Week, weekOf } from '#catalogue/opening/week.ts'
import { badgeData, openingOf } from './badge-data.ts'
import { badgeText } from './badge-text.ts'
import { badgeMessages } from './open-badge.tsx'

const spans = fc.constantFrom<Span[][]>(
  [],
  [allDay],
  [{ opens: '07:00', closes: '23:00' }],
  [
    { opens: '11:00', closes: '14:30' },
    { opens: '17:00', closes: '02:00' },
  ],
)
const week: fc.Arbitrary<Week> = fc
  .array(spans, { minLength: 7, maxLength: 7 })
  .map((days) =>
    weekOf((day) => days[['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].indexOf(day)] ?? []),
  )

test('what a page says of hours is read by browsers as it was meant', () => {
  const special = fc.array(
    fc.record({ from: fc.constant('2026-05-10'), until: fc.constant('2026-05-12'), spans }),
    { maxLength: 2 },
  )
  fc.assert(
    fc.property(week, special, (own, days) => {
      const opening: Opening = { zone: 'Asia/Dubai', state: 'open', week: own, special: days }
      const sent = JSON.parse(JSON.stringify(badgeData(opening, null, '2026-05-01')))
      expect(openingOf(sent)).toEqual(opening)
    }),
  )
})

test('of hours that nobody has said, or that cannot be read, there is no badge', () => {
  const whole = { zone: 'Asia/Dubai', week: 'Mo-Su 07:00-23:00' }
  const at = Date.parse('2026-05-04T08:00:00Z')
  expect(openAt(openingOf(whole), at).is).toBe('open')
  const silent = badgeData(
    { zone: 'Asia/Dubai', state: 'open', week: unsetWeek, special: [] },
    null,
    '2026-05-01',
  )
  for (const data of [
    silent,
    { ...whole, week: 'nonsense' },
    { ...whole, zone: 'Mars/Base' },
    { ...whole, special: [['2026-05-04', '2026-05-04', 'nonsense'] as const] },
  ]) {
    expect(openAt(openingOf(data), at).is).toBe('unknown')
  }
})

test('a badge says the time of the restaurant, and the day where it is neither today nor tomorrow', () => {
  const sentences = badgeMessages(siteTranslator('en'))
  const said = (hours: string, at: string) => {
    const opening = openingOf({ zone: 'Asia/Dubai', week: hours })
    const where = { locale: 'en', zone: opening.zone }
    return badgeText(openAt(opening, Date.parse(at)), sentences, where)?.replaceAll('\u00a0', ' ')
  }
  const days = 'Mo-Fr 07:00-23:00; Sa-Su off'
  // Monday, noon in Dubai.
  expect(said(days, '2026-05-04T08:00:00Z')).toBe('Open now · until 11:00 PM')
  expect(said(days, '2026-05-04T18:30:00Z')).toBe('Closes soon, at 11:00 PM')
  expect(said(days, '2026-05-04T02:00:00Z')).toBe('Closed · opens at 7:00 AM')
  expect(said(days, '2026-05-04T19:30:00Z')).toBe('Closed · opens tomorrow at 7:00 AM')
  expect(said(days, '2026-05-08T19:30:00Z')).toBe('Closed · opens Monday at 7:00 AM')
  expect(said('24/7', '2026-05-04T08:00:00Z')).toBe('Open now')
  expect(said('Mo-Su off', '2026-05-04T08:00:00Z')).toBe('Closed')
  expect(said('', '2026-05-04T08:00:00Z')).toBeUndefined()
})
