import { expect, test } from 'vitest'
import { type QueueView, queryOf, viewOf } from './use-queue-view.ts'

const view: QueueView = {
  filter: {
    search: 'soup',
    entity_type: 'faq',
    author: 'editor',
    lang: 'de',
    min_days: 3,
    sort: 'newest',
    batch: 'b',
  },
  page: 2,
  shown: { record: 7 },
}

test('the address carries filters, page and what is shown', () => {
  const query = queryOf(view)
  expect(query).toBe(
    'search=soup&author=editor&lang=de&sort=newest&batch=b&kind=faq&days=3&page=2&record=7',
  )
  expect(viewOf(new URLSearchParams(query))).toEqual(view)
  const imported = { filter: {}, page: 1, shown: { import: 'b' } }
  expect(queryOf(imported)).toBe('import=b')
  expect(viewOf(new URLSearchParams('import=b'))).toEqual(imported)
  const whole = { filter: { in_campaign: 4 }, page: 1, shown: { campaign_id: 3 } }
  expect(viewOf(new URLSearchParams(queryOf(whole)))).toEqual(whole)
})

test('an address that nobody wrote shows the queue as it is', () => {
  const odd = 'kind=dragon&lang=xx&days=2&sort=odd&page=-1&record=x'
  expect(viewOf(new URLSearchParams(odd))).toEqual({ filter: {}, page: 1, shown: null })
  expect(queryOf({ filter: {}, page: 1, shown: null })).toBe('')
})
