import { expect, test } from 'vitest'
import { phoneNumber } from './phone.ts'

test('a telephone number is taken as people type it', () => {
  for (const typed of [
    '+971 4 555 0123',
    '00971-4-555-0123',
    ' (+971) 4 555.0123 ',
    '+97145550123',
  ])
    expect(phoneNumber(typed), typed).toBe('+97145550123')
  expect(phoneNumber('+44 (0)20 7946 0018')).toBe('+442079460018')
})

test('one without its country, too short, too long or with words is none', () => {
  for (const typed of [
    '04 555 0123',
    '+971 4',
    '+0123456789',
    '+1234567890123456',
    '+1 555 PIZZA',
    '',
  ])
    expect(phoneNumber(typed), typed).toBeNull()
})
