import { expect, test } from 'vitest'
import { KeysByName } from './keys-by-name.ts'

test('keys are found under each of their names, once, until they are removed', () => {
  const keys = new KeysByName()
  keys.add('/menu', ['menu', 'frame'])
  keys.add('/home', ['hero', 'frame'])
  expect([...keys.under(['menu', 'frame', 'nothing'])]).toEqual(['/menu', '/home'])
  expect([...keys.under(['hero'])]).toEqual(['/home'])
  keys.remove('/menu', ['menu', 'frame', 'unknown'])
  expect([...keys.under(['menu', 'frame'])]).toEqual(['/home'])
  keys.remove('/home', ['hero', 'frame'])
  expect([...keys.under(['hero', 'frame'])]).toEqual([])
})
