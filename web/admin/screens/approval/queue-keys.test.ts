import { expect, test } from 'vitest'
import { queueKeyOf } from './queue-keys.tsx'

const plain = { code: '', repeat: false, ctrlKey: false, metaKey: false, altKey: false }

test('keys are read as typed, and by their place on a keyboard without Latin letters', () => {
  expect(queueKeyOf({ ...plain, key: 'a', code: 'KeyQ' })).toBe('a')
  expect(queueKeyOf({ ...plain, key: 'A', code: 'KeyA' })).toBe('a')
  expect(queueKeyOf({ ...plain, key: 'ش', code: 'KeyA' })).toBe('a')
  expect(queueKeyOf({ ...plain, key: '?', code: 'Minus' })).toBe('?')
  expect(queueKeyOf({ ...plain, key: '/', code: 'Digit7' })).toBe('/')
  expect(queueKeyOf({ ...plain, key: 'Enter', code: 'Enter' })).toBeUndefined()
  expect(queueKeyOf({ ...plain, key: 'ä', code: 'Quote' })).toBeUndefined()
})

test('a shortcut of the browser is none of ours', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(queueKeyOf({ ...plain, key: 'a', code: 'KeyA', [held]: true })).toBeUndefined()
})

test('a key that is held down leads on, but decides nothing', () => {
  const repeated = { ...plain, repeat: true }
  expect(queueKeyOf({ ...repeated, key: 'j', code: 'KeyJ' })).toBe('j')
  for (const key of ['a', 'r', 'u'])
    expect(queueKeyOf({ ...repeated, key, code: '' })).toBeUndefined()
})
