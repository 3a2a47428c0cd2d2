import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { tender } from '#catalogue/collections/tender.ts'
import { matchingColumns } from './import-dialog.tsx'

test('an import says by which columns a row finds its entry: a code where there is one', () => {
  expect(matchingColumns(menuItem)).toBe('id, code, or slug')
  expect(matchingColumns(tender)).toBe('id, reference, or slug')
  expect(matchingColumns(faq)).toBe('id or slug')
})
