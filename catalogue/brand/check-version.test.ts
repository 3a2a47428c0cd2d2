import { expect, test } from 'vitest'
import { StartupError } from '#catalogue/startup-error.ts'
import { checkVersion } from './check-version.ts'

test('a brand for this version starts, one for another does not, and learns both versions', () => {
  expect(() => checkVersion({ name: 'Burger Barn', linecheck: '^2' })).not.toThrow()
  for (const linecheck of ['^3', '^1.4', 'latest']) {
    const check = () => checkVersion({ name: 'Burger Barn', linecheck })
    expect(check).toThrow(StartupError)
    expect(check).toThrow(`Burger Barn works with Linecheck ${linecheck}, and this is 2.`)
  }
})

test('a brand can be tried with a version that is not released yet', () => {
  const check = (version: string) => () =>
    checkVersion({ name: 'Burger Barn', linecheck: '^2' }, version)
  expect(check('2.1.0-beta.1')).not.toThrow()
  expect(check('3.0.0-beta.1')).toThrow('and this is 3.0.0-beta.1.')
})
