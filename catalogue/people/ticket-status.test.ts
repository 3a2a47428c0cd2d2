import { expect, test } from 'vitest'
import { contrast } from '../theme/contrast.ts'
import { ticketStatuses } from './ticket-status.ts'

test.each(ticketStatuses)('people can read $name on its colour', ({ color, fontColor }) => {
  expect(contrast(color, fontColor)).toBeGreaterThanOrEqual(4.5)
})
