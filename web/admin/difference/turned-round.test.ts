import { expect, test } from 'vitest'
import { turnedRound } from './turned-round.ts'

const path = { item: 3, field: null, part: null, label: 'Account 1' }

test('what takes an addition back is a removal of the same, and the other way round', () => {
  const added = {
    ...path,
    kind: 'added',
    before: '',
    after: 'Instagram',
    before_image: null,
    after_image: '/media/1',
  } as const
  const removed = turnedRound(added)
  expect(removed).toMatchObject({
    ...path,
    kind: 'removed',
    before: 'Instagram',
    after: '',
    before_image: '/media/1',
    after_image: null,
  })
  expect(turnedRound(removed)).toEqual(added)
})

test('what takes a change back is the change from after to before', () => {
  const changed = { ...path, kind: 'changed', before: 'a', after: 'b' } as const
  const images = { before_image: null, after_image: null }
  expect(turnedRound({ ...changed, ...images })).toEqual({
    ...changed,
    ...images,
    before: 'b',
    after: 'a',
  })
})
