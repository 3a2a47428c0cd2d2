import { expect, test } from 'vitest'
import { fragmentOf, slugOf } from './slug.ts'

test('German letters are spelt out in German addresses, as people type them', () => {
  for (const [title, slug] of [
    ['Käse & Röstzwiebeln', 'kaese-roestzwiebeln'],
    ['Grüße aus Köln', 'gruesse-aus-koeln'],
    ['ÜBERBACKEN', 'ueberbacken'],
    ['STRAẞE', 'strasse'],
    // The same letter in two characters, as a Mac writes file names.
    ['Ku\u0308che', 'kueche'],
    ['Crème brûlée', 'creme-brulee'],
  ] as const)
    expect([title, slugOf(title, 'de')]).toEqual([title, slug])
})

test('other languages drop the marks of letters, and no Latin letter is left that few keyboards have', () => {
  for (const [title, language, slug] of [
    ['Jalapeño', 'es', 'jalapeno'],
    ['Café crème', 'fr', 'cafe-creme'],
    ['Cœur de bœuf', 'fr', 'coeur-de-boeuf'],
    ['Pão de queijo', 'pt', 'pao-de-queijo'],
    ['Käse', 'en', 'kase'],
    ['Smørrebrød på Ærø', 'en', 'smorrebrod-pa-aero'],
    ['Weißwurst', 'en', 'weisswurst'],
    ['Łódź', 'en', 'lodz'],
  ] as const)
    expect([title, slugOf(title, language)]).toEqual([title, slug])
})

test('other scripts stay as they are written', () => {
  expect(slugOf('夏日 套餐', 'cn')).toBe('夏日-套餐')
  expect(slugOf('وجبة الصيف', 'ae')).toBe('وجبة-الصيف')
})

test('what nobody sees does not divide a word in an address', () => {
  for (const title of [
    'Cheese\u00adburger',
    'Cheese\u200bburger',
    'Cheese\u200cburger',
    'Cheese\u200dburger',
    'Cheese\u2060burger',
    '\ufeffCheeseburger',
    '\u200eCheeseburger\u200f',
  ]) {
    expect(slugOf(title, 'en')).toBe('cheeseburger')
    expect(fragmentOf(title)).toBe('cheeseburger')
  }
})

test('a title of signs alone gives none, and a long one ends at a bound without a dash', () => {
  expect(slugOf('\u00ad …!', 'en')).toBe('')
  expect(slugOf(`${'a'.repeat(79)} b`, 'en')).toBe('a'.repeat(79))
})

test('a slug made once is what it is made into again', () => {
  for (const slug of ['kaese-roestzwiebeln', 'smorrebrod', '夏日-套餐'])
    for (const language of ['de', 'en', 'cn'] as const) expect(slugOf(slug, language)).toBe(slug)
})
