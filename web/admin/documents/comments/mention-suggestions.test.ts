import { expect, test } from 'vitest'
import { mentionAt } from './mention-suggestions.tsx'

test('a name is called from its @ to the caret', () => {
  expect(mentionAt('@', 1)).toEqual({ from: 0, name: '' })
  expect(mentionAt('Look, @ed', 9)).toEqual({ from: 6, name: 'ed' })
  expect(mentionAt('(@ed) more', 4)).toEqual({ from: 1, name: 'ed' })
  expect(mentionAt('Line\n@مها', 9)).toEqual({ from: 5, name: 'مها' })
})

test('an address of mail, a finished name and a plain text call nobody', () => {
  expect(mentionAt('mail@ed', 7)).toBeNull()
  expect(mentionAt('@editor ', 8)).toBeNull()
  expect(mentionAt('editor', 6)).toBeNull()
})
