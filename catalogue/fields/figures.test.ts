import { expect, test } from 'vitest'
import { differences } from '#catalogue/change/difference.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { emptyContent } from '#catalogue/declaration.ts'
import { Figure, localizeFigure } from '#catalogue/messages/figure.ts'
import { localize } from '#catalogue/messages/localize.ts'
import { isLocalizable } from '#catalogue/messages/message.ts'
import { everyKind } from '#test/content/every-kind.ts'

const empty = emptyContent(everyKind)
const body = saveBody(everyKind)
const save = (sent: object) => applySave(everyKind, empty, body.parse(sent)).content
const drawn = (currency: string, minor: number) =>
  everyKind.fields
    .find(({ key }) => key === 'price')
    ?.resolve?.(minor, {
      currency,
      picture: () => null,
      file: () => null,
      entry: () => null,
      language: 'en' as const,
      page: () => null,
    })

test('money is whole minor units from nothing up, or none', () => {
  for (const price of [0, 599, null]) expect(save({ price }).values.price).toBe(price)
  for (const price of [5.99, -1, '599', 1e12]) expect(body.safeParse({ price }).success).toBe(false)
})

test('a quantity has as many decimals as it may have, and no more than it may be', () => {
  for (const salt of [0, 1.15, 99.99, 100]) expect(save({ salt }).values.salt).toBe(salt)
  for (const salt of [1.155, 100.5, -0.1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(body.safeParse({ salt }).success).toBe(false)
  expect(body.safeParse({ energy: 10.5 }).success).toBe(false)
  expect(Object.is(save({ salt: -0 }).values.salt, 0)).toBe(true)
})

test('figures are told as each language writes them', () => {
  const media = Object.assign(new Map(), { currency: 'EUR' })
  const found = differences(everyKind, empty, save({ price: 599, energy: 1250, salt: 1.5 }), media)
  const told = (language: 'en' | 'de' | 'ae') =>
    found.map(({ after }) => (isLocalizable(after) ? localize(language, after) : after))
  expect(told('en')).toEqual(['€5.99', '1,250\u00a0kJ', '1.5\u00a0g'])
  expect(told('de')).toEqual(['5,99\u00a0€', '1.250\u00a0kJ', '1,5\u00a0g'])
  expect(found.map(({ before }) => before)).toEqual(['', '', ''])
})

test('an amount has the decimals of its currency, on pages and in structured data', () => {
  const inEnglish = (currency: string | null) =>
    localizeFigure('en', new Figure(1500, { currency }), String)
  expect(['EUR', 'JPY', 'KWD', null].map(inEnglish)).toEqual([
    '€15.00',
    '¥1,500',
    'KWD\u00a01.500',
    '15.00',
  ])
  expect(drawn('EUR', 599)).toEqual({ minor: 599, currency: 'EUR', amount: '5.99' })
  expect(drawn('JPY', 500)).toEqual({ minor: 500, currency: 'JPY', amount: '500' })
  expect(drawn('KWD', 1250)).toEqual({ minor: 1250, currency: 'KWD', amount: '1.250' })
})
