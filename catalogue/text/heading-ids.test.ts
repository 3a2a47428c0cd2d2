import { expect, test } from 'vitest'
import { headingIds } from './heading-ids.ts'
import type { RichText } from './rich-text.ts'

function textOf(...headings: string[]): RichText {
  const content = headings.map((text) => ({
    type: 'heading' as const,
    attrs: { level: 2 },
    content: [{ type: 'text' as const, text }],
  }))
  return { type: 'doc', content }
}

const idsOf = (...headings: string[]) =>
  [...headingIds(textOf(...headings)).values()].map(({ id }) => id)

test('a heading is found by its words in any script, and stays so when another comes before it', () => {
  expect(idsOf('What we keep', 'ما نحتفظ به')).toEqual(['what-we-keep', 'ما-نحتفظ-به'])
  expect(idsOf('New', 'What we keep')).toEqual(['new', 'what-we-keep'])
})

test('no two headings have one address, whatever they are called', () => {
  expect(idsOf('Cookies', 'Cookies', 'Cookies 2', 'Cookies', '?!')).toEqual([
    'cookies',
    'cookies-2',
    'cookies-2-2',
    'cookies-3',
    'part-2',
  ])
  expect(idsOf('Content', 'Top')).toEqual(['content-2', 'top-2'])
})
