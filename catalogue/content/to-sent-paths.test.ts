import { expect, test } from 'vitest'
import { emptyContent } from '../declaration.ts'
import { discover } from '../sections/home/discover.ts'
import { applySave } from './apply-save.ts'
import { checkComplete } from './check-complete.ts'
import { toSentPaths } from './to-sent-paths.ts'

const full = { title: 'Farm', description: 'Close by.', gallery_id: 1 }

function faults(first: object[], second: object[]) {
  const before = applySave(discover, emptyContent(discover), { items: first }).content
  const sent = { items: second }
  const after = applySave(discover, before, sent).content
  return toSentPaths(discover, { before, after, sent }, checkComplete(discover, after))
}

test('a fault stands at the row that was sent, wherever its card stands in the set', () => {
  expect(faults([full, full], [{ title: 'No picture', description: 'Yet.' }])).toHaveProperty([
    'items.0.gallery_id',
  ])
})

test('a fault of a card that was not sent is told by its place', () => {
  const errors = faults([full, { ...full, title: '' }], [{ id: 1, title: 'Fields' }])
  expect(errors).toEqual({ items: ['Card 2: Please fill in Title.'] })
})
