import { expect, test } from 'vitest'
import { calledAt } from './called-at.ts'

test('a name is called from its @ to the caret', () => {
  expect(calledAt('@', 1)).toEqual({ from: 0, name: '' })
  expect(calledAt('Look, @ed', 9)).toEqual({ from: 6, name: 'ed' })
  expect(calledAt('(@ed) more', 4)).toEqual({ from: 1, name: 'ed' })
  expect(calledAt('Line\n@مها', 9)).toEqual({ from: 5, name: 'مها' })
})

test('an address of mail, a finished name and a plain text call nobody', () => {
  expect(calledAt('mail@ed', 7)).toBeNull()
  expect(calledAt('@editor ', 8)).toBeNull()
  expect(calledAt('editor', 6)).toBeNull()
})
