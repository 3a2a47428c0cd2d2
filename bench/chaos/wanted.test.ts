import { expect, test } from 'vitest'
import { readWanted } from './wanted.ts'

const names = (isShort: boolean) => ['SQLite kills', ...(isShort ? [] : ['PostgreSQL upgrade'])]
const chosenBy = (...words: string[]) => {
  const wanted = readWanted(words, names)
  return typeof wanted === 'string' ? wanted : [...wanted.chosen]
}

test('words choose faults whose names have them, and no word all', () => {
  expect(chosenBy()).toEqual(['SQLite kills', 'PostgreSQL upgrade'])
  expect(chosenBy('short')).toEqual(['SQLite kills'])
  expect(chosenBy('PostgreSQL')).toEqual(['PostgreSQL upgrade'])
  expect(chosenBy('kills', 'upgrade')).toEqual(['SQLite kills', 'PostgreSQL upgrade'])
})

test('a word that no fault has is told, with all names, and nothing is tried', () => {
  expect(chosenBy('kills', 'kils')).toMatch(/kils.+\n {2}SQLite kills\n {2}PostgreSQL upgrade$/s)
  expect(chosenBy('short', 'upgrade')).toMatch(/^No fault is called upgrade/)
  expect(chosenBy('')).toMatch(/^No fault/)
})

test('a seed is a whole number', () => {
  expect(readWanted(['seed=7'], names)).toMatchObject({ seed: 7 })
  for (const seed of ['abc', '', '-1', '1.5', '1e3'])
    expect(readWanted([`seed=${seed}`], names)).toMatch(/^A seed is a whole number/)
})
