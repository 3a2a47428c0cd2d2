import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { tender } from '#catalogue/collections/tender.ts'
import { newEntryState } from './entry-shape.ts'

test('the form of a new restaurant shows the time zone that it will have', () => {
  expect(newEntryState(location, undefined, 'Europe/Berlin').values).toEqual({
    time_zone: 'Europe/Berlin',
  })
  expect(newEntryState(location).values).toEqual({})
  expect(newEntryState(tender, undefined, 'Europe/Berlin').values).toEqual({})
})
