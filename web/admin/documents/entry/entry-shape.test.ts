import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { tender } from '#catalogue/collections/tender.ts'
import { newEntryState } from './entry-shape.ts'
import '#test/speak-english.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { formatValue } from '#web/admin/fields/format-value.ts'
import { windowFields, windowZone } from './entry-shape.ts'

test('the form of a new restaurant shows the time zone that it will have', () => {
  expect(newEntryState(location, { zone: 'Europe/Berlin' }).values).toEqual({
    time_zone: 'Europe/Berlin',
  })
  expect(newEntryState(location).values).toEqual({})
  expect(newEntryState(tender, { zone: 'Europe/Berlin' }).values).toEqual({})
})

test('a window is shown by the clocks by which it is typed: the entry’s own, where it names a zone', () => {
  const values = { time_zone: 'Pacific/Kiritimati', starts_at: '2026-11-21T22:00:00.000Z' }
  expect(windowZone(vacancy.entityType, values)).toBe('Pacific/Kiritimati')
  // Without a zone of its own it goes by the brand's, which is not loaded here.
  expect(windowZone(vacancy.entityType, { ...values, time_zone: '' })).toBeNull()
  expect(windowZone(promotion.entityType, values)).toBeNull()
  const [starts] = windowFields(vacancy.window)
  if (!starts) throw new Error('a vacancy has a window')
  expect(formatValue(starts, values)).toMatch(/^22-Nov-2026 12:00 pm GMT\+14 \(/)
})
