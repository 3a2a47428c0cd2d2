import fc from 'fast-check'
import { expect, test } from 'vitest'
import { richTextFault } from '../rich-text.ts'
import { richTextToText } from '../rich-text-to-text.ts'
import { parseRichText } from './parse-rich-text.ts'

const wordsOf = (typed: string) => {
  const text = parseRichText(typed)
  return text && richTextToText(text)
}

test('plain words become paragraphs, and no words become nothing', () => {
  expect(parseRichText('One\n\nTwo')?.content).toHaveLength(2)
  expect(parseRichText(' \n ')).toBeNull()
  expect(wordsOf('2 < 3 & 4 > 1')).toBe('2 < 3 & 4 > 1')
})

test('of HTML the words are kept, and nothing that runs', () => {
  const text = parseRichText('<h2>Our story</h2><p>We <b>grill</b> &amp; bake.<br>Daily.</p>')
  expect(text?.content).toHaveLength(2)
  expect(wordsOf('<p>Safe</p><script>alert(1)</script><p>sound</p>')).toBe('Safe\nsound')
  for (const typed of ['<script>alert(1)', '<img src=x onerror=alert(1)>', '<p></p>', '<'])
    expect([typed, wordsOf(typed)]).toEqual([typed, typed === '<' ? '<' : null])
  expect(wordsOf('<p>&lt;script&gt;</p>')).toBe('<script>')
})

test('whatever is typed is a text that can be kept', () => {
  for (const typed of ['<p>'.repeat(5_000), 'a <b', '<<>><p>x', '\u0000<p>x</p>'.slice(1)]) {
    const text = parseRichText(typed)
    expect(text === null || richTextFault(text) === null).toBe(true)
  }
})

test('of HTML stays what the editor has a tool for', () => {
  const html = `<h1>Our <em>story</em></h1>
    <p>We <strong>grill</strong> &amp; <a href="/menu" onclick="x()"><b>bake</b></a>.<br>Daily.&nbsp;</p>
    <blockquote><p>Fine</p></blockquote>
    <ul><li>One<ol><li><p>Inside</p></li></ol></li><li><h3>Two</h3></li></ul>
    <p>&nbsp;</p><p><a href="javascript:alert(1)">No</a> &#8211; <u>all</u></p>`
  const text = (text: string, ...marks: object[]) =>
    marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
  const entry = (...content: object[]) => ({ type: 'listItem', content })
  const link = { type: 'link', attrs: { href: '/menu' } }
  const [bold, italic] = [{ type: 'bold' }, { type: 'italic' }]
  expect(parseRichText(html)?.content).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [text('Our '), text('story', italic)] },
    paragraph(
      ...[text('We '), text('grill', bold), text(' & '), text('bake', link, bold), text('.')],
      ...[{ type: 'hardBreak' }, text('Daily.')],
    ),
    { type: 'blockquote', content: [paragraph(text('Fine'))] },
    {
      type: 'bulletList',
      content: [
        entry(paragraph(text('One')), {
          type: 'orderedList',
          content: [entry(paragraph(text('Inside')))],
        }),
        entry(paragraph(text('Two'))),
      ],
    },
    paragraph(text('No – all')),
  ])
})

test('however HTML is written, what comes of it is a text that can be kept', () => {
  const tags = ['p', 'h1', 'h6', 'ul', 'ol', 'li', 'blockquote', 'b', 'em', 'div', 'a href="/x"']
  const piece = fc.oneof(
    fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`])),
    fc.constantFrom('<br>', ' ', 'word', '&amp;', '&#0;', '<', '<a href="//evil.example">', '<!--'),
  )
  const property = fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
    const text = parseRichText(pieces.join('').replaceAll('&#0;', ''))
    expect(text === null || richTextFault(text) === null).toBe(true)
  })
  fc.assert(property, { numRuns: 500 })
  for (const deep of ['<blockquote>', '<ul><li>', '<li><blockquote>', '<ol>', '<ul>'])
    expect(richTextFault(parseRichText(`${deep.repeat(3_000)}word`))).toBeNull()
})
