import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { mappedHeadings, sourceColumn } from './mapping.ts'

/** Of a sheet with all services in one column, and with columns of parts to its left. */
const headings = mappedHeadings(location, ['Lieferung', 'Montag', 'Angebot'], {
  columns: { Lieferung: 'services.delivery', Montag: 'dine_in_hours.mo', Angebot: 'services' },
  defaults: {},
})

test.each([
  ['services', 'Angebot'],
  ['services.delivery', 'Lieferung'],
  ['services.take_away', 'Angebot'],
  ['dine_in_hours', 'Montag'],
  ['dine_in_hours.tu', 'Montag'],
  ['name', 'name'],
])('an error of %s is reported at the column %s', (column, source) => {
  expect(sourceColumn(headings, column)).toBe(source)
})
