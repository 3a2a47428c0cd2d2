import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RichCell, RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { arbitraryRichText } from '#test/content/arbitrary-rich-text.ts'
import { RichText } from './rich-text.tsx'

function drawn(...content: RichTextValue['content']) {
  return renderToStaticMarkup(<RichText value={{ type: 'doc', content }} />)
}

test('whatever the schema takes is drawn, with its words and nothing put in as HTML', () => {
  const words = fc.oneof(fc.string({ minLength: 1 }), fc.constant('<script>alert(1)</script>'))
  fc.assert(
    fc.property(arbitraryRichText(words), (value) => {
      const html = renderToStaticMarkup(<RichText value={value} />)
      expect(html).not.toMatch(
        /<(?!\/?(div|p|h[234]|ul|ol|li|blockquote|a|strong|em|br|table|caption|thead|tbody|tr|th|td)\b)/,
      )
      expect(html).not.toMatch(
        / (?!class="indent|class="rich-text"|start="|href="|scope="(col|row)"|tabindex="0")[\w-]+="[^"]*">/,
      )
    }),
  )
})

test('headings stand below the title of the page, and indents are classes', () => {
  const html = drawn(
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Rules' }] },
    { type: 'paragraph', attrs: { indent: 2 }, content: [{ type: 'text', text: 'One a day' }] },
  )
  expect(html).toContain('<h3>Rules</h3><p class="indent-2">One a day</p>')
})

test('a link that is partly bold is one link, and leads where the page says', () => {
  const link = { type: 'link', attrs: { href: '/menu' } } as const
  const value: RichTextValue = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'the ', marks: [link] },
          { type: 'text', text: 'menu', marks: [{ type: 'bold' }, link] },
          { type: 'text', text: ' today', marks: [{ type: 'italic' }] },
        ],
      },
    ],
  }
  const html = renderToStaticMarkup(<RichText value={value} href={(to) => `/ar${to}`} />)
  expect(html).toContain('<a href="/ar/menu">the <strong>menu</strong></a><em> today</em>')
})

test('a row of headings is the head of its table, other headings are of their rows', () => {
  const cell = (type: RichCell['type'], text: string): RichCell => {
    return { type, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
  }
  const html = drawn({
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableHeader', 'Size'), cell('tableHeader', 'Price')] },
      { type: 'tableRow', content: [cell('tableHeader', 'Large'), cell('tableCell', '3.90')] },
    ],
  })
  expect(html).toBe(
    '<div class="rich-text"><div class="rich-table" role="group" aria-label="Size · Price" tabindex="0">' +
      '<table><thead><tr><th scope="col"><p>Size</p></th><th scope="col"><p>Price</p></th></tr></thead>' +
      '<tbody><tr><th scope="row"><p>Large</p></th><td><p>3.90</p></td></tr></tbody></table></div></div>',
  )
})

test('nothing is drawn where there is no text', () => {
  expect(renderToStaticMarkup(<RichText value={null} />)).toBe('')
})
