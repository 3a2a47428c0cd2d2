import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { emptyContent } from '#catalogue/declaration.ts'
import { approversAlone, needsTwoApprovers, secondApproval } from './second-approval.ts'

const settings = (values: { subjects?: string[]; alone?: string }) => {
  const empty = emptyContent(secondApproval)
  return { ...empty, values: { ...empty.values, ...values } }
}

const question = [{ field: 'question' }]
const whole = [{ field: null }]

test('a brand asks for two approvers whatever Settings say: for all changes, or for some fields', () => {
  const always = { ...faq, twoApprovers: 'always' as const }
  expect(needsTwoApprovers(always, question, null)).toBe(true)
  const ofAnswers = { ...faq, twoApprovers: ['answer'] }
  expect(needsTwoApprovers(ofAnswers, question, null)).toBe(false)
  expect(needsTwoApprovers(ofAnswers, [...question, { field: 'answer' }], null)).toBe(true)
})

test('an item that comes, goes or moves as a whole counts as each of its fields', () => {
  const ofAnswers = { ...faq, twoApprovers: ['answer'] }
  expect(needsTwoApprovers(ofAnswers, whole, null)).toBe(true)
  expect(needsTwoApprovers(menuItem, whole, settings({ subjects: ['prices'] }))).toBe(true)
})

test('without a rule one person approves, also an item as a whole', () => {
  expect(needsTwoApprovers(faq, whole, settings({ subjects: ['prices', 'legal'] }))).toBe(false)
  expect(needsTwoApprovers(menuItem, whole, settings({ subjects: [] }))).toBe(false)
  expect(needsTwoApprovers(menuItem, whole, null)).toBe(false)
})

test('sizes and allergens are asked for one by one', () => {
  const prices = settings({ subjects: ['prices'] })
  expect(needsTwoApprovers(menuItem, [{ field: 'sizes' }], prices)).toBe(true)
  expect(needsTwoApprovers(menuItem, [{ field: 'allergens' }], prices)).toBe(false)
})

test('the names of those who approve alone stand between commas, and an empty one is left out', () => {
  expect(approversAlone(settings({ alone: ' chef,, Head chef ,' }))).toEqual(['chef', 'Head chef'])
  expect(approversAlone(settings({ alone: '' }))).toEqual([])
  expect(approversAlone(null)).toEqual([])
})
