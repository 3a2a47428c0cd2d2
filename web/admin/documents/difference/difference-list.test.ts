import { expect, test } from 'vitest'
import type { Difference } from '#web/admin/api/wire.gen.ts'
import { kindShown } from './difference-list.tsx'

const changed: Difference = {
  item: null,
  field: 'title',
  part: null,
  kind: 'changed',
  label: 'Title',
  before: 'One',
  after: 'Two',
  before_image: null,
  after_image: null,
}

test('what was empty is added, and is held against nothing', () => {
  expect(kindShown({ ...changed, before: '' })).toBe('added')
  expect(kindShown({ ...changed, before: '', after_image: '/media/a.webp' })).toBe('added')
})

test('what stood there, is taken away or could hurt somebody shows both sides', () => {
  expect(kindShown(changed)).toBe('changed')
  expect(kindShown({ ...changed, after: '' })).toBe('changed')
  expect(kindShown({ ...changed, before: '', before_image: '/media/a.webp' })).toBe('changed')
  expect(kindShown({ ...changed, before: '', grave: true })).toBe('changed')
  expect(kindShown({ ...changed, before: '', kind: 'removed' })).toBe('removed')
})
