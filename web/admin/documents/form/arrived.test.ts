import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { discover } from '#catalogue/home/discover.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { entryShape, newEntryState } from '#web/admin/documents/entry/entry-shape.ts'
import { baseVersionOf, type FormContent } from '#web/admin/fields/form-content.ts'
import { arrivedIn, type Meant } from './arrived.ts'

const meant: Meant = { section: discover, state: 'draft', username: 'editor' }

function form(...titles: string[]): FormContent {
  const items = titles.map((title, at) => ({
    key: `new-${at}`,
    id: null,
    row: { title, description: '', image_id: null, gallery_id: null, image_url: null, alt: '' },
  }))
  return { values: {}, items }
}

function standing(author: string, approval: 0 | 1, ...titles: string[]): DocumentView {
  const at = '2026-11-21T14:00:00Z'
  const head = { id: 4, version: 9, status_text: '', created_at: at, updated_at: at }
  const window = { starts_at: null, ends_at: null, archived: false, remarks: null }
  const items = form(...titles).items.map(({ row }, index) => ({ ...row, id: index + 1 }))
  return {
    ...newEntryState(promotion),
    entity_type: discover.entityType,
    record: { ...head, ...window, approval, author, last_change: { what: 'saved', by: author } },
    items,
  }
}

test('a save whose answer was lost had arrived when its content stands there under its name', () => {
  const sent = [form('One'), form('One', 'Two')]
  expect(arrivedIn(meant, sent, standing('editor', 0, 'One', 'Two'))).toBe(sent[1])
  expect(arrivedIn(meant, sent, standing('editor', 0, 'One'))).toBe(sent[0])
})

test('blanks around a text and an address that the server gives do not hide it', () => {
  const entry: Meant = { ...meant, section: entryShape(promotion, 'new') }
  const blank = { values: baseVersionOf(entry.section, newEntryState(promotion)).content.values }
  const sent = { values: { ...blank.values, title: ' Lost and found ', slug: '' }, items: [] }
  const { record } = standing('editor', 0)
  const values = { ...blank.values, title: 'Lost and found', slug: 'lost-and-found' }
  const current = { ...newEntryState(promotion), record, values }
  expect(arrivedIn(entry, [sent], current)).toBe(sent)
  const own = { ...sent, values: { ...sent.values, slug: 'found' } }
  expect(arrivedIn(entry, [own], current)).toBeNull()
})

test('what somebody else wrote, what is otherwise, and what is in another state is not it', () => {
  const sent = [form('One')]
  expect(arrivedIn(meant, sent, standing('editor2', 0, 'One'))).toBeNull()
  expect(arrivedIn(meant, sent, standing('editor', 0, 'Other'))).toBeNull()
  expect(arrivedIn(meant, sent, standing('editor', stateCodes.pending as 1, 'One'))).toBeNull()
  expect(arrivedIn(meant, [], standing('editor', 0, 'One'))).toBeNull()
})
