import { expect, test } from 'vitest'
import { stateCodes } from '#catalogue/revision-state.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { nothingChanged } from './use-document-actions.ts'

const record: NonNullable<DocumentView['record']> = {
  id: 7,
  approval: stateCodes.draft,
  status_text: 'Draft',
  version: 3,
  created_at: '2026-11-21T14:00:00Z',
  updated_at: '2026-11-21T14:00:00Z',
  author: 'editor',
  last_change: { what: 'saved', by: 'editor' },
  remarks: null,
  starts_at: null,
  ends_at: null,
  archived: false,
}
const draft = { record, unchanged: false }
const live = { record: { ...record, approval: stateCodes.approved }, unchanged: true }
const rejected = { record: { ...record, approval: stateCodes.rejected }, unchanged: false }

test('saving what is saved, or what guests see already, changes nothing', () => {
  expect(nothingChanged('save', draft, false)).toBe('card.sameAsSaved')
  expect(nothingChanged('save', live, false)).toBe('card.sameAsLive')
  expect(nothingChanged('save', { record: null, unchanged: false }, false)).toBe('card.empty')
})

test('a saved draft is submitted without a question, what is live or was rejected is not', () => {
  expect(nothingChanged('submit', draft, false)).toBeNull()
  expect(nothingChanged('submit', { record, unchanged: true }, false)).toBe('card.sameAsLive')
  expect(nothingChanged('submit', live, false)).toBe('card.sameAsLive')
  expect(nothingChanged('submit', rejected, false)).toBe('card.sameAsRejected')
})

test('edits are a change, and so is a second look at an outdated translation', () => {
  for (const state of [draft, live, rejected]) {
    expect(nothingChanged('save', state, true)).toBeNull()
    expect(nothingChanged('submit', state, true)).toBeNull()
  }
  const line = { item: null, field: 'name', part: null, kind: 'changed', label: 'Name' } as const
  const changed = [{ ...line, before: 'a', after: 'b', before_image: null, after_image: null }]
  const source = { id: 1, values: {}, items: [], changed }
  expect(nothingChanged('save', { ...live, source }, false)).toBeNull()
})
