import { expect, test } from 'vitest'
import { phoneInGroups } from './load-restaurants.ts'

test('a number is read in the groups of its own country', () => {
  expect(phoneInGroups('+97145550123')).toBe('+971 4 555 0123')
  expect(phoneInGroups('+442079460018')).toBe('+44 20 7946 0018')
  expect(phoneInGroups('+493023125012')).toBe('+49 30 23125012')
  expect(phoneInGroups('+12125550123')).toBe('+1 212 555 0123')
})

test('one that no country has given out stays as it is', () => {
  expect(phoneInGroups('+9991234567')).toBe('+9991234567')
})
