import type { RichBlock, RichInline, RichText } from '#catalogue/text/rich-text.ts'

const plain = (text: string): RichInline => ({ type: 'text', text })
const paragraph = (...content: RichInline[]): RichBlock => ({ type: 'paragraph', content })
const item = (...content: RichBlock[]) => ({ type: 'listItem' as const, content })

/** Everything that a rich text can hold, made of the words that it is given. */
export function richSample(words: string): RichText {
  const text = plain(words)
  const marked: RichInline[] = [
    { type: 'text', text: words, marks: [{ type: 'bold' }] },
    { type: 'hardBreak' },
    { type: 'text', text: words, marks: [{ type: 'italic' }] },
    { type: 'hardBreak' },
    { type: 'text', text: words, marks: [{ type: 'link', attrs: { href: '/menu' } }] },
  ]
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text] },
      paragraph(text),
      { type: 'heading', attrs: { level: 3 }, content: [text] },
      paragraph(...marked),
      { type: 'heading', attrs: { level: 4 }, content: [text] },
      {
        type: 'bulletList',
        content: [
          item(paragraph(text)),
          item(paragraph(text), { type: 'bulletList', content: [item(paragraph(text))] }),
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [item(paragraph(text)), item(paragraph(text))],
      },
      { type: 'blockquote', content: [paragraph(text)] },
      { type: 'paragraph', attrs: { indent: 2 }, content: [text] },
    ],
  }
}
