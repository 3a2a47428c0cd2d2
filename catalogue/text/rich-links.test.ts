import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryRichText } from '#test/content/arbitrary-rich-text.ts'
import { hrefsIn, mapLinks } from './rich-links.ts'
import type { RichText } from './rich-text.ts'

test('every link of a text is found and led elsewhere, and nothing else is changed', () => {
  fc.assert(
    fc.property(arbitraryRichText(fc.stringMatching(/^[a-z]{1,8}$/)), (text) => {
      const written = JSON.stringify(text)
      const links = [...written.matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href)
      expect(hrefsIn(text)).toEqual(links)
      const mapped = mapLinks(text, (href) => `/x${href}`)
      expect(JSON.stringify(mapped)).toBe(written.replaceAll('"href":"', '"href":"/x'))
      expect(JSON.stringify(text)).toBe(written)
    }),
  )
})

test('of a link that leads nowhere only the words stay', () => {
  const link = { type: 'link', attrs: { href: 'entry:promotion/1' } } as const
  const textWith = (...marks: NonNullable<unknown>[]) =>
    ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'our offer', marks }] }],
    }) as RichText
  const bold = { type: 'bold' }
  expect(mapLinks(textWith(bold, link), () => '')).toEqual(textWith(bold))
  expect(hrefsIn(null)).toEqual([])
})
