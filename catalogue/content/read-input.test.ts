import { expect, test } from 'vitest'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { missionValues } from '#catalogue/sections/about.ts'
import { readInput } from './read-input.ts'
import { saveBody } from './save-body.ts'

function errorsOf(values: unknown) {
  const read = readInput(saveBody(missionValues), { values })
  if (!('errors' in read)) return null
  return Object.entries(read.errors).map(([path, [sentence]]) => [path, sentence?.key])
}

test('of a value that may have two shapes, what is wrong with the one that was sent is said', () => {
  const long = 'x'.repeat(2_001)
  expect(errorsOf([{ key: 'serve', value: long }])).toEqual([['values.0.value', 'input.tooLong']])
  expect(errorsOf([{ serve: long }])).toEqual([['values.0.serve', 'input.tooLong']])
  expect(errorsOf([7])).toEqual([['values.0', inputMessages.wrong.key]])
  expect(errorsOf([{ key: 'serve', value: 'x' }])).toBeNull()
})
