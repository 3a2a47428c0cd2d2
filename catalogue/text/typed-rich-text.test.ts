import { expect, test } from 'vitest'
import { richTextFault } from './rich-text.ts'
import { richTextWords } from './rich-text-words.ts'
import { typedRichText } from './typed-rich-text.ts'

const wordsOf = (typed: string) => {
  const text = typedRichText(typed)
  return text && richTextWords(text)
}

test('plain words become paragraphs, and no words become nothing', () => {
  expect(typedRichText('One\n\nTwo')?.content).toHaveLength(2)
  expect(typedRichText(' \n ')).toBeNull()
  expect(wordsOf('2 < 3 & 4 > 1')).toBe('2 < 3 & 4 > 1')
})

test('of HTML the words are kept, and nothing that runs', () => {
  const text = typedRichText('<h2>Our story</h2><p>We <b>grill</b> &amp; bake.<br>Daily.</p>')
  expect(text?.content).toHaveLength(2)
  expect(wordsOf('<p>Safe</p><script>alert(1)</script><p>sound</p>')).toBe('Safe\nsound')
  for (const typed of ['<script>alert(1)', '<img src=x onerror=alert(1)>', '<p></p>', '<'])
    expect([typed, wordsOf(typed)]).toEqual([typed, typed === '<' ? '<' : null])
  expect(wordsOf('<p>&lt;script&gt;</p>')).toBe('<script>')
})

test('whatever is typed is a text that can be kept', () => {
  for (const typed of ['<p>'.repeat(5_000), 'a <b', '<<>><p>x', '\u0000<p>x</p>'.slice(1)]) {
    const text = typedRichText(typed)
    expect(text === null || richTextFault(text) === null).toBe(true)
  }
})
