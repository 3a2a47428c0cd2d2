import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryRichText } from '#test/content/arbitrary-rich-text.ts'
import { limits } from '../limits.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { messages } from '../messages/messages.ts'
import { isBlank, type RichBlock, type RichText, richTextFault } from './rich-text.ts'

const words = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('Überraschung', '招牌', 'عرض'))

function doc(...content: unknown[]) {
  return { type: 'doc', content }
}

function paragraph(...content: unknown[]) {
  return { type: 'paragraph', content }
}

function linkTo(href: unknown) {
  return doc(paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }))
}

function nested(levels: number): RichText {
  let inner: RichBlock = { type: 'paragraph' }
  for (let level = 1; level < levels; level++) inner = { type: 'blockquote', content: [inner] }
  return { type: 'doc', content: [inner] }
}

test('whatever the editor makes is taken', () => {
  fc.assert(
    fc.property(arbitraryRichText(words.filter((each) => /^[^\p{C}]+$/u.test(each))), (text) => {
      expect(richTextFault(text)).toBeNull()
    }),
  )
})

test('a text that one thing is put into or taken out of is refused, or is still one of ours', () => {
  const wrong = fc.constantFrom<unknown>(null, 7, '', 'x', [], {}, { type: 'image' }, [[]])
  fc.assert(
    fc.property(arbitraryRichText(words), fc.nat(), wrong, (text, at, put) => {
      const changed = structuredClone(text)
      const places = placesIn(changed)
      const place = places[at % places.length]
      if (!place) return
      place.holder[place.key] = put
      if (richTextFault(changed) === null) expect(ourTypes(changed)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('no other node, mark or attribute is taken', () => {
  const text = { type: 'text', text: 'x' }
  const invalidLinks = [
    doc({ type: 'image', attrs: { src: '/x.png' } }),
    doc({ type: 'codeBlock', content: [text] }),
    doc({ type: 'heading', attrs: { level: 1 }, content: [text] }),
    doc({ type: 'heading', content: [text] }),
    doc({ type: 'paragraph', attrs: { style: 'color:red' } }),
    doc({ type: 'paragraph', attrs: { indent: 6 } }),
    doc({ type: 'bulletList', content: [paragraph(text)] }),
    doc({ type: 'bulletList', content: [] }),
    doc({ type: 'bulletList', content: [{ type: 'listItem', content: [] }] }),
    doc({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'heading', attrs: { level: 2 } }] }],
    }),
    doc({ type: 'listItem', content: [paragraph(text)] }),
    doc(text),
    doc(paragraph({ ...text, marks: [{ type: 'underline' }] })),
    doc(paragraph({ ...text, marks: [{ type: 'bold' }, { type: 'bold' }] })),
    doc(paragraph({ ...text, marks: [{ type: 'bold', attrs: {} }] })),
    doc(paragraph({ type: 'text', text: '' })),
    doc(paragraph({ type: 'text', text: 'x', html: '<b>' })),
    { ...doc(paragraph(text)), version: 1 },
    { type: 'paragraph', content: [] },
    [],
    'text',
    7,
  ]
  for (const each of invalidLinks) {
    expect(richTextFault(each), JSON.stringify(each)).toBe(inputMessages.richText)
  }
})

test('links lead to http, https, mailto, tel and this site; others are refused in words', () => {
  for (const href of ['https://a.example', '/menu', '#a', 'mailto:a@b.example', 'tel:+49301']) {
    expect(richTextFault(linkTo(href)), href).toBeNull()
  }
  const hostile = ['javascript:alert(1)', 'java\tscript:alert(1)', '//evil.example', '/\t/evil', '']
  for (const href of [...hostile, '/\\evil.example', 'data:text/html,x', 'menu', '/\ud800']) {
    expect(richTextFault(linkTo(href))?.values, JSON.stringify(href)).toEqual({
      text: 'x',
      address: href,
    })
  }
  expect(richTextFault(linkTo(null))).toBe(inputMessages.richText)
})

test('control characters and turned reading directions are refused', () => {
  for (const text of ['nul\u0000', '\u202egnp.exe', '\ud800']) {
    const sent = doc(paragraph({ type: 'text', text }))
    expect(richTextFault(sent)).toEqual(messages.notText)
  }
})

test('however deep, wide or long it is, it is answered and no crash', () => {
  expect(richTextFault(nested(limits.richText.levels))).toBeNull()
  const deep = 'input.richTextTooDeep'
  for (const levels of [limits.richText.levels + 1, 5_000, 200_000]) {
    expect(richTextFault(nested(levels))?.key).toBe(deep)
  }
  const wide = doc(...Array.from({ length: 20_000 }, () => ({ type: 'paragraph' })))
  expect(richTextFault(wide)?.key).toBe(deep)
  const long = doc(paragraph({ type: 'text', text: 'ä'.repeat(limits.richText.bytes / 2) }))
  expect(richTextFault(long)?.key).toBe('input.richTextTooLong')
  let list: unknown = []
  for (let level = 0; level < 50_000; level++) list = [list]
  for (const sent of [
    list,
    doc(list),
    doc(paragraph({ type: 'text', text: list })),
    linkTo(list),
  ]) {
    expect(richTextFault(sent)).toBe(inputMessages.richText)
  }
})

test('a table has rows of one length, 50 by 8 at most, and nothing but paragraphs in its cells', () => {
  const cell = { type: 'tableCell', content: [{ type: 'paragraph' }] }
  const row = (...cells: unknown[]) => ({ type: 'tableRow', content: cells })
  const table = (...rows: unknown[]) => doc({ type: 'table', content: rows })
  const many = (count: number, of: unknown) => Array.from({ length: count }, () => of)
  const widest = row(...many(8, cell))
  expect(richTextFault(table(...many(50, widest)))).toBeNull()
  const merged = { ...cell, attrs: { colspan: 2 } }
  const nestedTable = { ...cell, content: table(row(cell)).content }
  for (const wrong of [
    table(),
    table(row()),
    table(row(cell, cell), row(cell)),
    table(...many(51, widest)),
    table(row(...many(9, cell))),
    table(row(merged)),
    table(row(nestedTable)),
    table(cell),
    doc(row(cell)),
  ]) {
    expect(richTextFault(wrong)).toBe(inputMessages.richText)
  }
  expect(isBlank({ type: 'doc', content: [{ type: 'table', content: [] }] })).toBe(true)
})

test('a text without anything to read is blank', () => {
  const blank: RichBlock[] = [
    { type: 'paragraph' },
    { type: 'paragraph', content: [{ type: 'text', text: ' \u00a0' }, { type: 'hardBreak' }] },
    { type: 'heading', attrs: { level: 2 }, content: [] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
    },
  ]
  expect(isBlank({ type: 'doc', content: blank })).toBe(true)
  const full: RichBlock = { type: 'paragraph', content: [{ type: 'text', text: '.' }] }
  expect(isBlank({ type: 'doc', content: [{ type: 'blockquote', content: [full] }] })).toBe(false)
})

type Holder = Record<string, unknown>

/** Every place in the text where something stands. */
function placesIn(value: unknown): { holder: Holder; key: string }[] {
  if (!isHolder(value)) return []
  return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...placesIn(value[key])])
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null
}

const ours =
  /^(doc|paragraph|heading|blockquote|bulletList|orderedList|listItem|text|hardBreak|bold|italic|link|table|tableRow|tableHeader|tableCell)$/

function ourTypes(value: unknown): boolean {
  if (!isHolder(value)) return true
  if ('type' in value && !ours.test(String(value.type))) return false
  return Object.values(value).every(ourTypes)
}
