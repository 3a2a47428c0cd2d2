import { expect, test } from 'vitest'
import type { Difference } from '#web/admin/api/wire.gen.ts'
import { displayedKind } from './difference-list.tsx'

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
  expect(displayedKind({ ...changed, before: '' })).toBe('added')
  expect(displayedKind({ ...changed, before: '', after_image: '/media/a.webp' })).toBe('added')
})

test('what stood there, is taken away or could hurt somebody shows both sides', () => {
  expect(displayedKind(changed)).toBe('changed')
  expect(displayedKind({ ...changed, after: '' })).toBe('changed')
  expect(displayedKind({ ...changed, before: '', before_image: '/media/a.webp' })).toBe('changed')
  expect(displayedKind({ ...changed, before: '', grave: true })).toBe('changed')
  expect(displayedKind({ ...changed, before: '', kind: 'removed' })).toBe('removed')
})
