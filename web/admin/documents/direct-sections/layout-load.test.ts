import { expect, test } from 'vitest'
import { saveBody } from '#catalogue/content/save-body.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { saveRequest } from '#web/admin/documents/actions/use-document-save.ts'
import { baseVersionOf } from '#web/admin/fields/form-content.ts'
import { newestState, stateIn } from './layout-load.ts'

const menus = [
  { page_id: 2, name: 'Menu' },
  { page_id: 4, name: 'Find Restaurant' },
]
const picture = { image_url: '/media/9', image_id: 9, gallery_id: 9, alt: 'Marigold' }

function stateOf(version: number | null, values: DocumentView['values']): DocumentView {
  const record = {
    id: 31,
    approval: 2,
    status_text: 'Approved',
    created_at: '2026-05-01T09:00:00Z',
    updated_at: '2026-05-01T09:00:00Z',
    author: 'editor',
    last_change: { what: 'saved', by: 'editor' },
    remarks: null,
    starts_at: null,
    ends_at: null,
    archived: false,
  } as const
  return {
    entity_type: mainMenu.entityType,
    entry_id: 0,
    language: '',
    record: version === null ? null : { ...record, version },
    values,
    items: [],
    can: ['edit', 'save'],
    lock: null,
    live: version !== null,
    scheduled: null,
    rejection: null,
    earlier_rejections: [],
    comments: [],
    unchanged: false,
  }
}

const loadedState = stateOf(5, { links: menus, ...picture })

test('each part of a screen finds what it edits in one answer, or says what is missing', () => {
  const load = { updated_at: null, sections: { [mainMenu.entityType]: loadedState } }
  expect(stateIn(load, mainMenu)).toBe(loadedState)
  expect(() => stateIn(load, settings)).toThrow('Settings is not part of what was loaded')
})

test('a menu in a new order is sent by its ids, with the version that was loaded', () => {
  const base = baseVersionOf(mainMenu, loadedState)
  const values = { ...base.content.values, links: menus.toReversed() }
  const { body } = saveRequest(mainMenu, base, { values, items: [] }, 0)
  expect(body).toEqual({ links: [{ page_id: 4 }, { page_id: 2 }], version: 5 })
  expect(saveBody(mainMenu).safeParse(body).success).toBe(true)
})

test('what was never saved is sent whole and without a version', () => {
  const base = baseVersionOf(mainMenu, stateOf(null, {}))
  expect(saveRequest(mainMenu, base, base.content, 0).body).toEqual({
    links: [],
    gallery_id: null,
  })
})

test('what a save has answered is shown until something as new is loaded', () => {
  const saved = stateOf(6, { links: [], ...picture })
  expect(newestState(loadedState, saved)).toBe(saved)
  expect(newestState(saved, loadedState)).toBe(saved)
  expect(newestState(loadedState, null)).toBe(loadedState)
})
