// HTML from elsewhere becomes the text that its reader saw, whether it is pasted, sent or imported.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from '#catalogue/limits.ts'
import { expectedOf } from '#test/e2e/fields/pasted/expected.ts'
import { type RichInline, type RichNode, type RichText, richTextFault } from '../rich-text.ts'
import { richTextToText } from '../rich-text-to-text.ts'
import { readHtml } from './html-blocks.ts'
import { parseRichText, typedTextFaults } from './parse-rich-text.ts'
import { richTextToHtml } from './rich-text-to-html.ts'

/** As the editor would write it. */
const asHtml = (html: string) => (parseRichText(html)?.content ?? []).map(htmlOf).join('')

test.each(Object.entries(expectedOf))(
  'what comes from a %s is the same as when it is pasted',
  (source, expected) => {
    const html = readFileSync(`test/e2e/fields/pasted/${source}.txt`, 'utf8')
    expect(asHtml(html)).toBe(expected.join(''))
  },
)

test('a list directly in a list belongs to the entry before it', () => {
  const inner = '<ul><li>Coffee</li><li>Tea</li><ul><li>Black tea</li></ul><li>Milk</li></ul>'
  expect(asHtml(inner)).toBe(
    '<ul><li><p>Coffee</p></li><li><p>Tea</p><ul><li><p>Black tea</p></li></ul></li><li><p>Milk</p></li></ul>',
  )
  expect(asHtml('<ul><ul><li>One</li></ul><li>Two</li></ul>')).toBe(
    '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
  )
})

test('a list starts where it starts', () => {
  expect(asHtml('<ol start="3"><li>x</li></ol>')).toBe('<ol start="3"><li><p>x</p></li></ol>')
  for (const start of ['1', '0', '-2', 'x', '99999', '1.5'])
    expect(asHtml(`<ol start="${start}"><li>x</li></ol>`)).toBe('<ol><li><p>x</p></li></ol>')
})

test('terms and what they mean stand on lines of their own', () => {
  const list = '<dl><dt>Monday</dt><dd>8 to 22</dd><dt>Sunday<dd>closed</dl>'
  expect(asHtml(list)).toBe('<p>Monday</p><p>8 to 22</p><p>Sunday</p><p>closed</p>')
})

test('headings stay apart from each other and from the text behind them', () => {
  expect(asHtml('<h1>A</h1><h2>B</h2>text<h6>C</h6><div>D</div>')).toBe(
    '<h2>A</h2><h2>B</h2><p>text</p><h4>C</h4><p>D</p>',
  )
  expect(asHtml('<h2><div>In a box</div></h2>after')).toBe('<h2>In a box</h2><p>after</p>')
})

test('a caption belongs to its table, and is a line above one that only lays out a page', () => {
  const caption = '<caption> What it <b>costs</b> </caption>'
  const cells = '<tr><td>Fries</td><td>3.90</td></tr>'
  const [table] = readHtml(`<table>${caption}${cells}${cells}</table>`).content
  expect(table).toMatchObject({ type: 'table', attrs: { caption: 'What it costs' } })
  const doc: RichText = { type: 'doc', content: table ? [table] : [] }
  expect(readHtml(richTextToHtml(doc)).content).toEqual(doc.content)
  const lines = readHtml(`<table>${caption}${cells}</table>after`).content
  expect(lines.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'paragraph'])
  expect(richTextToText({ type: 'doc', content: lines })).toBe('What it costs\nFries · 3.90\nafter')
  const long = `<caption>${'x'.repeat(400)}</caption>`
  const [line, below] = readHtml(`<table>${long}${cells}${cells}</table>`).content
  expect(line?.type).toBe('paragraph')
  expect(below).not.toHaveProperty('attrs')
})

test('a second caption below the rows stays a line, and the table keeps its own', () => {
  const cells = '<tr><td>Fries</td><td>3.90</td></tr>'
  const late = '<caption>As of May</caption>'
  const rows = `<caption>Prices</caption>${cells}${cells}`
  const { content } = readHtml(`<table>${rows}${late}</table>`)
  expect(content.find(({ type }) => type === 'table')).toMatchObject({
    attrs: { caption: 'Prices' },
  })
  expect(richTextToText({ type: 'doc', content })).toContain('As of May')
})

test('a table keeps rows, columns and headings; one that only lays out a page is a line a row', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const table = (...rows: string[]) => asHtml(`<table>${rows.join('')}</table>`)
  expect(table(row('', 'Small', 'Large'), row('Fries', '', '<p>3.90</p><p>4.90</p>'))).toBe(
    '<table><tr><td><p></p></td><td><p>Small</p></td><td><p>Large</p></td></tr>' +
      '<tr><td><p>Fries</p></td><td><p></p></td><td><p>3.90</p><p>4.90</p></td></tr></table>',
  )
  expect(table(row('', ''))).toBe('')
  expect(table('<tr><th>A<th><b>B</b><tr><td>C<br>c<td>D')).toBe(
    '<table><tr><th><p>A</p></th><th><p><strong>B</strong></p></th></tr>' +
      '<tr><td><p>C<br>c</p></td><td><p>D</p></td></tr></table>',
  )
  expect(table(row('<ul><li>x</li><li>y</li></ul>', '<table><tr><td>in</td></tr></table>'))).toBe(
    '<p>x y · in</p>',
  )
  expect(table(row('A', 'B'), row('C'))).toContain('<td><p>C</p></td><td><p></p></td>')
  const wide = row(...Array.from({ length: 9 }, () => 'x'))
  const line = '<p>x · x · x · x · x · x · x · x · x</p>'
  expect(table(wide, wide)).toBe(`${line}${line}`)
  expect(asHtml('before<table><tr><td>in</td></tr></table>after')).toBe(
    '<p>before</p><p>in</p><p>after</p>',
  )
})

test('raised and lowered figures are never read as part of a price, a size or a word', () => {
  const written: Record<string, string> = {
    'Fries 3.90<sup>1</sup>, that<sup>1</sup>': 'Fries 3.90¹, that¹',
    '3.90<sub>2</sub>': '3.90₂',
    '3.90<sup>1,2</sup>': '3.90¹,²',
    '3.90<sup> 1 </sup>each': '3.90¹each',
    '3.90<sup>a</sup>': '3.90 (a)',
    '3.90<sub>a</sub>': '3.90 (a)',
    '3.90<sup>e</sup>': '3.90 (e)',
    '4<sup>b</sup> and 4<sup>a</sup>': '4 (b) and 4ª',
    'Fries<sup>contains gluten</sup>': 'Fries contains gluten',
    '3.90<span style="vertical-align: super">1</span>': '3.90¹',
    '3.90<sup><a href="/allergens">1</a></sup>': '3.90<a href="/allergens">¹</a>',
    '<b>3.90</b><sup>1</sup>': '<strong>3.90</strong>¹',
    '3.90<sup>[1]</sup>': '3.90[1]',
    'the 1<sup>st</sup>, m<sup>2</sup>, CO<sub>2</sub>': 'the 1st, m², CO₂',
    'Petal<sup>TM</sup> and Fries<sup>®</sup>': 'Petal™ and Fries®',
  }
  for (const [html, text] of Object.entries(written))
    expect(asHtml(`<p>${html}</p>`)).toBe(`<p>${text}</p>`)
})

test('signs that are written by name or number are those signs', () => {
  expect(asHtml('<p>Caf&eacute; &euro;5 &#8211; &#x2013; &#150; 2 &lt; 3 &unknown;</p>')).toBe(
    '<p>Café €5 – – – 2 < 3 &unknown;</p>',
  )
})

test('a sign inside of quotes ends no tag, and a tag that never ends is words', () => {
  expect(asHtml('<p><a title="a > b" href = "/menu">Menu</a></p>')).toBe(
    '<p><a href="/menu">Menu</a></p>',
  )
  expect(asHtml('if a <b and c')).toBe('<p>if a <b and c</p>')
  expect(asHtml('<p>5 < 6 and <3</p>')).toBe('<p>5 < 6 and <3</p>')
})

test('a link that a text may not have is named, with where it leads and why not', () => {
  const invalidLinks = (html: string) =>
    typedTextFaults(html).map(({ key, values }) => [key, values])
  expect(
    invalidLinks(
      '<p>See <a href="ftp://a.example">the <b>menu</b></a>, <a href="/menu">ours</a></p>',
    ),
  ).toEqual([['input.linkForm', { text: 'the menu', address: 'ftp://a.example' }]])
  expect(
    invalidLinks('<a href="javascript:alert(1)">win</a> <a href="https://a b">gap</a>'),
  ).toEqual([
    ['input.linkForm', { text: 'win', address: 'javascript:alert(1)' }],
    ['input.linkSigns', { text: 'gap', address: 'https://a b' }],
  ])
  const long = `https://a.example/${'x'.repeat(limits.url)}`
  expect(invalidLinks(`<a href="${long}"><img></a>`)).toEqual([
    ['input.linkLength', { text: long, most: limits.url }],
  ])
  expect(
    invalidLinks('<a href="">none</a> <a name="x">mark</a> <a href="#_ftn1">note</a>'),
  ).toEqual([])
  expect(invalidLinks('<a href="x:1">a</a>'.repeat(50))).toHaveLength(limits.richText.invalidLinks)
})

test('a text of more tags than any text has is refused before it is read', () => {
  expect(typedTextFaults('<b>'.repeat(20_000)).map(({ key }) => key)).toEqual([
    'input.richTextTooDeep',
  ])
})

test.each([
  '<b>',
  '<b></x>',
  '<a href="',
  '<a x=',
  '<sup>1',
  '<ul><li>',
  '<ul>',
  '<blockquote>',
  '<table><td>x',
  '<p style="mso-list:l0 level9 lfo1">x',
  '<ul><li><p style="mso-list:l0 level9 lfo1">x',
  '<span style="font-weight:bold">x',
  '<!--',
  '<script>',
  '<svg>',
  '&',
  '<',
  '\n   ',
])('however often %s stands in it, HTML is read at once and can be kept', (piece) => {
  const html = `<p>${piece.repeat(Math.floor(20_000 / piece.length))}`
  const before = performance.now()
  const { content } = readHtml(html)
  // A second is a hundred times what it takes: only what grows with the square comes near.
  expect(performance.now() - before).toBeLessThan(1_000)
  const fault = richTextFault({ type: 'doc', content })
  expect(['input.richTextTooDeep', 'input.richTextTooLong', undefined]).toContain(fault?.key)
})

function htmlOf(node: RichNode | RichInline): string {
  switch (node.type) {
    case 'text': {
      const marked = (node.marks ?? []).toReversed().reduce(
        (words, mark) => {
          if (mark.type === 'link') return `<a href="${mark.attrs.href}">${words}</a>`
          return mark.type === 'bold' ? `<strong>${words}</strong>` : `<em>${words}</em>`
        },
        node.text.replaceAll('\u00a0', '&nbsp;'),
      )
      return marked
    }
    case 'hardBreak':
      return '<br>'
    default: {
      const tag = tagOf(node)
      return `<${tag}>${(node.content ?? []).map(htmlOf).join('')}</${tag.split(' ')[0]}>`
    }
  }
}

function tagOf(node: RichNode): string {
  if (node.type === 'heading') return `h${node.attrs.level}`
  if (node.type === 'orderedList')
    return node.attrs?.start ? `ol start="${node.attrs.start}"` : 'ol'
  return {
    ...{ paragraph: 'p', blockquote: 'blockquote', bulletList: 'ul', listItem: 'li' },
    ...{ table: 'table', tableRow: 'tr', tableHeader: 'th', tableCell: 'td' },
  }[node.type]
}
