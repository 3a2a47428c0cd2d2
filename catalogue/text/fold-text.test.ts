import { expect, test } from 'vitest'
import { asciiDigits, foldText, keepAlphanumeric, spellInLatin } from './fold-text.ts'

test.each([
  ['  Crème BRÛLÉE ', 'creme brulee'],
  ['ＴＥＡ №1', 'tea no1'],
  ['İzmir', 'izmir'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('Arabic and Persian digits are read as those of ASCII', () => {
  expect(asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 7')).toBe('0123456789 0123456789 7')
})

test('a letter that only looks accented is spelled out, in a way of a language where it has one', () => {
  expect(spellInLatin('smørrebrød, łosoś, þing')).toBe('smorrebrod, losoś, thing')
  expect(spellInLatin('käse, straße', { ä: 'ae' })).toBe('kaese, strasse')
})

test('signs and spaces are no letters', () => {
  expect(keepAlphanumeric('gluten_free, 100 %!')).toBe('glutenfree100')
})
