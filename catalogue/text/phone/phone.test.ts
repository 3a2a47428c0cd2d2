import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { toE164 } from './e164.ts'
import { parsePhone } from './parse-phone.ts'

function numberOf(typed: string, country = '') {
  const read = toE164(typed, country)
  return 'number' in read ? read.number : null
}

function faultOf(typed: string, country = '') {
  const read = toE164(typed, country)
  return 'fault' in read ? read.fault : read.number
}

test('a telephone number is taken as people type and paste it', () => {
  for (const typed of [
    '+971 4 555 0123',
    '00971-4-555-0123',
    ' (+971) 4 555.0123 ',
    '+97145550123',
    'tel:+971-4-555-0123',
    'TEL: +971 4 555 0123',
    'Tel. +971 4 555 0123',
    '\u202a+971\u00a04\u202f555\u20110123\u202c',
    '+971 4 5\u200b55 01\u00ad23\ufeff',
    '+٩٧١ ٤ ٥٥٥ ٠١٢٣',
    '٠٠٩٧١٤٥٥٥٠١٢٣',
    '+۹۷۱ ۴ ۵۵۵ ۰۱۲۳',
    '＋９７１－４－５５５－０１２３',
    '+९७१ ४ ५५५ ०१२३',
    '+971 4/555 0123',
    '+971 [4] 555–0123',
  ])
    expect([typed, numberOf(typed)]).toEqual([typed, '+97145550123'])
})

test('a 0 that is dialled only inside the country is taken out, and kept where it is part of the number', () => {
  const dialled = {
    '+49 030 5550123': '+49305550123',
    '+49(030)5550123': '+49305550123',
    '+49 (0)30 5550123': '+49305550123',
    '+49 (0) 30/5550123': '+49305550123',
    '+44 (0)20 7946 0018': '+442079460018',
    '+33 (0)1 55 55 01 23': '+33155550123',
    '+353 01 555 0123': '+35315550123',
    '+91 080 5550 1234': '+918055501234',
    '+43 01 5550123': '+4315550123',
    '+41 044 555 01 23': '+41445550123',
    '+31 020 555 0123': '+31205550123',
    '+7 8 495 123 45 67': '+74951234567',
    '+36 06 1 234 5678': '+3612345678',
    '+39 06 1234567': '+39061234567',
    '+39 (0)6 1234567': '+39061234567',
    '+378 0549 555012': '+3780549555012',
    '+34 91 555 01 23': '+34915550123',
    '+852 2555 0123': '+85225550123',
    '+1 212 555 0123': '+12125550123',
  }
  for (const [typed, number] of Object.entries(dialled)) {
    expect([typed, numberOf(typed)]).toEqual([typed, number])
  }
})

test('a national number is taken where its country is known', () => {
  const dialled: [string, string, string][] = [
    ['030 5550123', 'DE', '+49305550123'],
    ['0211/5550123', 'DE', '+492115550123'],
    ['04 555 0123', 'AE', '+97145550123'],
    ['٠٤ ٥٥٥ ٠١٢٣', 'AE', '+97145550123'],
    ['06 1234567', 'IT', '+39061234567'],
    ['(212) 555-0123', 'US', '+12125550123'],
    ['01 55 55 01 23', 'FR', '+33155550123'],
    ['91 555 01 23', 'ES', '+34915550123'],
    ['2555 0123', 'HK', '+85225550123'],
    ['020 7946 0018', 'GB', '+442079460018'],
    ['080 5550 1234', 'IN', '+918055501234'],
    ['044 555 01 23', 'CH', '+41445550123'],
    ['212522940770', 'MA', '+212522940770'],
    ['011 49 30 5550123', 'US', '+49305550123'],
  ]
  for (const [typed, country, number] of dialled) {
    expect([typed, numberOf(typed, country)]).toEqual([typed, number])
    expect(faultOf(typed.startsWith('+') ? typed.slice(1) : typed)).toEqual(inputMessages.phone)
  }
})

test('two numbers are never glued into one that rings nowhere', () => {
  for (const typed of [
    '+971 4 555 0123 / 0124',
    '+971 4 555 0123/+971 4 555 0124',
    '+971 4 555 0123 +971 4 555 0124',
    '+971 4 555 0123 0124',
    '+212522940770/74',
    '212522940770/74',
    '+49 30 5550123, 5550124',
    '030 5550123; 030 5550124',
    '030 5550123 oder 030 5550124',
    '030 5550123 & 24',
    '030 5550123\n030 5550124',
    '030/5550123/24',
    '0522940770 | 0522940774',
    '+٩٧١ ٤ ٥٥٥ ٠١٢٣ / ٠١٢٤',
  ])
    expect([typed, faultOf(typed, 'DE')]).toEqual([typed, inputMessages.phoneSeveral])
})

test('what cannot be dialled is refused for what is wrong with it', () => {
  expect(faultOf('04 555 0123')).toEqual(inputMessages.phone)
  for (const typed of ['+1 555 PIZZA', '+49 30 5550123 ext. 5', 'call us', '+', '', '#31#']) {
    expect([typed, faultOf(typed)]).toEqual([typed, inputMessages.phoneSigns])
  }
  for (const typed of ['+971 4', '+4930', '+21252294077074', '+1234567890123456']) {
    expect([typed, faultOf(typed)]).toEqual([typed, inputMessages.phoneLength])
  }
  expect(faultOf('04', 'AE')).toEqual(inputMessages.phoneLength)
  for (const typed of ['+999 123 4567', '+0123456789']) {
    expect([typed, faultOf(typed)]).toEqual([typed, inputMessages.phoneCode])
  }
})

test('whatever is typed, what is taken is digits, and is read again as itself', () => {
  const sign = fc.constantFrom(...'+0123456789 ()/-.,٣\u200f', 'tel:', 'x')
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 24 }).map((signs) => signs.join('')),
      (typed) => {
        const read = parsePhone(typed)
        if ('digits' in read) expect(read.digits).toMatch(/^\+?[0-9]+$/)
        const number = numberOf(typed, 'DE')
        if (number !== null) {
          expect(number).toMatch(/^\+[1-9][0-9]{3,16}$/)
          expect(numberOf(number)).toBe(number)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
