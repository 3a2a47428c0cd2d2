import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachment } from './content-disposition.ts'

test('a name is given in ASCII and, whole, in UTF-8', () => {
  const names: [name: string, plain: string, whole: string][] = [
    ['Menu.pdf', 'Menu.pdf', 'Menu.pdf'],
    ['Menü "neu".pdf', 'Menu _neu_.pdf', 'Men%C3%BC%20%22neu%22.pdf'],
    ['قائمة.pdf', '_____.pdf', '%D9%82%D8%A7%D8%A6%D9%85%D8%A9.pdf'],
    ["a'b(c)*.pdf", "a'b(c)*.pdf", 'a%27b%28c%29%2A.pdf'],
    ['50%\\.pdf', '50__.pdf', '50%25%5C.pdf'],
  ]
  for (const [name, plain, whole] of names) {
    expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${whole}`)
  }
})

test('no name breaks out of the header, and each can be read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const header = attachment(name)
      expect(header).toMatch(
        /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[A-Za-z0-9%!#$&+.^_`|~-]*$/,
      )
      expect(header).toMatch(/^[ -~]*$/)
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name.toWellFormed())
    }),
  )
})
