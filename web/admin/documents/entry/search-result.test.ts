import { expect, test } from 'vitest'
import { cut } from './search-result.tsx'

test('a description is cut between words, as search engines do', () => {
  expect(cut('Two burgers for one', 60)).toBe('Two burgers for one')
  expect(cut('Two burgers for the price of one', 20)).toBe('Two burgers for the …')
  expect(cut('Two burgers for the price of one', 18)).toBe('Two burgers for …')
  expect(cut('  Lines\n\nand   spaces ', 60)).toBe('Lines and spaces')
})

test('a word that is longer than the line is cut where the line ends', () => {
  expect(cut('a'.repeat(30), 10)).toBe(`${'a'.repeat(9)} …`)
})
