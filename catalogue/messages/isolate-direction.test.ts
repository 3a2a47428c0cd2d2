import { expect, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { isolateDirection } from './isolate-direction.ts'
import { createTranslate } from './translate.ts'

test('what is written the other way is isolated, and nothing else', () => {
  expect(isolateDirection('fries.jpg', 'ae')).toBe('\u2068fries.jpg\u2069')
  expect(isolateDirection('+971 4 555 0101', 'ae')).toBe('\u2068+971 4 555 0101\u2069')
  expect(isolateDirection('أحمد', 'ae')).toBe('أحمد')
  expect(isolateDirection('أحمد', 'en')).toBe('\u2068أحمد\u2069')
  for (const text of ['fries.jpg', '薯条 2', '', '–'])
    expect(isolateDirection(text, 'de')).toBe(text)
})

test('a word that only chooses among others is left alone', () => {
  const find = compileMessages({ sent: '{kind, select, photo {صورة} other {ملف}}: {name}' })
  const t = createTranslate<{ sent: { kind: string; name: string } }>(
    find,
    () => 'ae',
    isolateDirection,
  )
  expect(t('sent', { kind: 'photo', name: 'fries.jpg' })).toBe('صورة: \u2068fries.jpg\u2069')
})
