import { expect, test } from 'vitest'
import { homeEditor } from '#catalogue/home/editor.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { openWork } from './open-records.ts'

function section(entityType: string, approval: 0 | 1 | 2 | 3 | 4): [string, PlaceState] {
  const record = {
    id: 1,
    approval,
    status_text: '',
    version: 1,
    created_at: '2026-11-21T14:00:00Z',
    updated_at: '2026-11-21T14:00:00Z',
    author: 'editor',
    remarks: null,
    starts_at: null,
    ends_at: null,
    archived: false,
  }
  const rest = {
    values: {},
    items: [],
    can: [],
    lock: null,
    entry_id: 0,
    language: '' as const,
    scheduled: null,
    rejection: null,
    earlier_rejections: [],
    unchanged: false,
    live: true,
  }
  return [entityType, { entity_type: entityType, record, ...rest }]
}

test('what was rejected comes first, then drafts, then what waits; what is live is not listed', () => {
  const sections = Object.fromEntries([
    section('main_banner', 1),
    section('icm_banner', 2),
    section('discover', 0),
    section('work_with_us', 4),
  ])
  const open = openWork([homeEditor], [{ sections, logs: [], last_updated_at: null }])
  expect(open.map(({ section: { label } }) => label)).toEqual([
    'Work with Us',
    'Discover',
    'Hero Banner',
  ])
})

test('a screen that has not loaded yet lists nothing', () => {
  expect(openWork([homeEditor], [undefined])).toEqual([])
})
