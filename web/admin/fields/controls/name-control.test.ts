import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { nameOptions } from './name-control.tsx'

const values = { lists: [{ name: 'Beef' }, { name: 'Chicken' }] }
const offered = (value: string, all: typeof values | object = values) =>
  nameOptions({ ...all }, 'lists', value).map((one) => one.value)

test('the names of the category are offered, and none', () => {
  expect(offered('Beef')).toEqual(['', 'Beef', 'Chicken'])
  expect(nameOptions(values, 'lists', '')[0]).toEqual({ value: '', label: 'None' })
})

test('a name that the category has no longer stays chosen until another one is', () => {
  expect(offered('Lamb')).toEqual(['', 'Beef', 'Chicken', 'Lamb'])
  expect(offered('Lamb', {})).toEqual(['', 'Lamb'])
  expect(offered('', {})).toEqual([''])
})
