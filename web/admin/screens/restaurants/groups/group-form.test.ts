import { expect, test } from 'vitest'
import { errorAt } from '#web/admin/ui/dialogs/use-action.ts'
import { groupKeys, sentOf, textsOf } from './group-form.ts'

const group = {
  id: 3,
  name: 'North',
  parent_id: 2,
  locations: [7, 9],
  rule: { country: ['GB', 'IE'], town: ['Leeds'] },
  disclosure: ['eu' as const],
  updated_at: '2026-11-27T10:00:00.000Z',
}

test('a save sends what was changed only, so that nobody else’s change is taken back', () => {
  const stored = textsOf(group)
  expect(Object.keys(stored).sort()).toEqual([...groupKeys].sort())
  expect(sentOf(stored, {})).toEqual({})
  expect(sentOf(stored, { name: 'The North' })).toEqual({ name: 'The North' })
  expect(sentOf(stored, { parent_id: '' })).toEqual({ parent_id: null })
  expect(sentOf(stored, { locations: '7\n12' })).toEqual({ locations: [7, 12] })
  expect(sentOf(stored, { locations: '' })).toEqual({ locations: [] })
  expect(sentOf(stored, { disclosure: 'eu\nus' })).toEqual({ disclosure: ['eu', 'us'] })
  expect(sentOf(stored, { disclosure: '' })).toEqual({ disclosure: [] })
})

test('a rule is sent whole, and as none once its last value is gone', () => {
  const stored = textsOf(group)
  const { town: _town, ...rule } = group.rule
  expect(sentOf(stored, { 'rule.town': '' })).toEqual({ rule })
  expect(sentOf(stored, { 'rule.services': 'delivery' })).toEqual({
    rule: { ...group.rule, services: ['delivery'] },
  })
  expect(sentOf(stored, { 'rule.town': '', 'rule.country': '' })).toEqual({ rule: null })
})

test('an error about one of several values stands at their field', () => {
  const errors = { 'locations.1': ['There is no such restaurant.'], 'rule.town': ['No.'] }
  expect(errorAt(errors, 'locations')).toBe('There is no such restaurant.')
  expect(errorAt(errors, 'rule')).toBe('No.')
  expect(errorAt(errors, 'name')).toBeUndefined()
})
