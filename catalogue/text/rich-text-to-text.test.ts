import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryRichText } from '#test/content/arbitrary-rich-text.ts'
import { textLines } from './changed-lines.ts'
import type { RichCell, RichRow, RichText } from './rich-text.ts'
import { richTextToProse, richTextToText, textToRichText } from './rich-text-to-text.ts'

const terms: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'How it works' }] },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'Order' }] },
            {
              type: 'bulletList',
              content: [
                {
                  type: 'listItem',
                  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'here' }] }],
                },
              ],
            },
          ],
        },
        { type: 'listItem', content: [{ type: 'paragraph' }] },
      ],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'See ' },
        { type: 'text', text: 'the ', marks: [{ type: 'link', attrs: { href: '/menu' } }] },
        {
          type: 'text',
          text: 'menu',
          marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/menu' } }],
        },
        { type: 'hardBreak' },
        { type: 'text', text: 'today.' },
      ],
    },
  ],
}

test('in words it is a block a line, lists with their signs and links with their addresses', () => {
  const lines = ['How it works', '3. Order', '• here', '4.', 'See the menu (/menu)', 'today.']
  expect(richTextToText(terms)).toBe(lines.join('\n'))
})

test('guests find it by its words alone', () => {
  expect(richTextToProse(terms)).toBe('How it works\nOrder\nhere\nSee the menu\ntoday.')
})

test('both hold every word of the text', () => {
  const words = fc.stringMatching(/^[A-Za-z]{1,8}$/)
  fc.assert(
    fc.property(arbitraryRichText(words), (text) => {
      const typed = [...JSON.stringify(text).matchAll(/"text":"(\w+)"/g)].map(([, word]) => word)
      for (const word of typed) {
        expect(richTextToText(text)).toContain(word)
        expect(richTextToProse(text)).toContain(word)
      }
    }),
  )
})

test('plain text is made into paragraphs and lines, and reads as before', () => {
  const plain = 'One line\nand another\n\nA second paragraph'
  const text = textToRichText(`\n${plain.replace('\n\n', '\r\n \r\n\r\n')}\n`)
  expect(text?.content).toHaveLength(2)
  expect(text && richTextToText(text)).toBe(plain.replace('\n\n', '\n'))
  expect(textToRichText(' \n\n ')).toBeNull()
})

test('a row of a table is a line, its cells apart, for reviewers and for search', () => {
  const cell = (text: string): RichCell => {
    return {
      type: 'tableCell',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    }
  }
  const rows = [
    ['Size', 'Price'],
    ['Large', '3.90'],
  ].map((row): RichRow => {
    return { type: 'tableRow', content: row.map(cell) }
  })
  const text: RichText = { type: 'doc', content: [{ type: 'table', content: rows }] }
  expect(richTextToText(text)).toBe('Size · Price\nLarge · 3.90')
  expect(richTextToProse(text)).toBe('Size\nPrice\nLarge\n3.90')
  const attrs = { caption: 'What it costs' }
  const captioned: RichText = { type: 'doc', content: [{ type: 'table', attrs, content: rows }] }
  expect(richTextToText(captioned)).toBe('What it costs\nSize · Price\nLarge · 3.90')
  expect(richTextToProse(captioned)).toMatch(/^What it costs\nSize/)
  expect(textLines(captioned)[0]).toEqual({ kind: 'entry', text: 'What it costs' })
})
