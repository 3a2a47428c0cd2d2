import { expect, test } from 'vitest'
import { worthServing } from './read-pictures.ts'

test('of two copies that are nearly as wide as each other a page names the wider', () => {
  const widthsOf = (...widths: number[]) =>
    worthServing(widths.map((width) => ({ width }))).map(({ width }) => width)
  expect(widthsOf(500, 320, 480)).toEqual([320, 500])
  expect(widthsOf(320, 480, 800, 1200)).toEqual([320, 480, 800, 1200])
  expect(widthsOf(320)).toEqual([320])
  expect(widthsOf()).toEqual([])
})
