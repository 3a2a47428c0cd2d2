import { expect, test } from 'vitest'
import type { Campaign } from '#web/admin/api/wire.gen.ts'
import { campaignKeys, partly, sentOf, textsOf } from './campaign-texts.ts'

const summer: Campaign = {
  id: 3,
  name: 'Summer',
  starts_at: '2027-06-01T07:00:00.000Z',
  ends_at: null,
  repeats: { days: [5, 6], from: '18:00', to: '02:00', until: '2027-08-31' },
  rank: 2,
  version: 1,
  approval: 0,
  status_text: 'Draft',
  live: false,
  remarks: null,
  author: 'editor',
  submitted_by: null,
  submitted_at: null,
  decided_by: null,
  decided_at: null,
  documents: { total: 0, draft: 0, pending: 0, rejected: 0, review: 0 },
  can: ['edit'],
  created_at: '2027-01-01T00:00:00.000Z',
  updated_at: '2027-01-01T00:00:00.000Z',
}

test('a save sends what was changed only, so that nobody else’s change is taken back', () => {
  const stored = textsOf(summer)
  expect(Object.keys(stored).sort()).toEqual([...campaignKeys].sort())
  expect(sentOf(stored, {})).toEqual({})
  expect(sentOf(stored, { name: 'Late summer' })).toEqual({ name: 'Late summer' })
  expect(sentOf(stored, { starts_at: '' })).toEqual({ starts_at: null })
  expect(sentOf(stored, { ends_at: partly })).toEqual({ ends_at: '' })
  expect(sentOf(stored, { rank: '-4' })).toEqual({ rank: -4 })
  expect(sentOf(stored, { rank: '' })).toEqual({ rank: Number.NaN })
})

test('the days of a week are sent whole, and as none once they are switched off', () => {
  const stored = textsOf(summer)
  expect(sentOf(stored, { days: '5' })).toEqual({ repeats: { ...summer.repeats, days: [5] } })
  expect(sentOf(stored, { weekly: '' })).toEqual({ repeats: null })
  const once = textsOf({ ...summer, repeats: null })
  expect(sentOf(once, { weekly: '1', until: '2027-07-01' })).toEqual({
    repeats: { days: [1, 2, 3, 4, 5], from: '11:00', to: '14:00', until: '2027-07-01' },
  })
})
