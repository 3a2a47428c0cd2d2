import { expect, test } from 'vitest'
import { readMilestones } from './read-milestones.ts'

test('years at the beginning of lines are read, in any digits, with the lines that follow', () => {
  const text =
    'How we grew.\n\n2003: a stand\nand a jar of marigolds\n2008 – three restaurants\n٢٠١٤: طاقة'
  expect(readMilestones(text)).toEqual({
    before: 'How we grew.',
    years: [
      { year: '2003', words: 'a stand\nand a jar of marigolds' },
      { year: '2008', words: 'three restaurants' },
      { year: '٢٠١٤', words: 'طاقة' },
    ],
  })
})

test('a number within a sentence is no year', () => {
  const text = 'In 2003: a stand.\n20035: no year\n2003 was cold.'
  expect(readMilestones(text)).toEqual({ before: text, years: [] })
})
