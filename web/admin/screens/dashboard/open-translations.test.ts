import { expect, test } from 'vitest'
import { homeEditor } from '#catalogue/home/editor.ts'
import type { LanguageState, PlaceState } from '#web/admin/api/wire.gen.ts'
import { openTranslations } from './open-translations.ts'

function section(
  entityType: string,
  state: LanguageState['state'] | null,
  outdated = false,
): [string, PlaceState] {
  const languages = state && [{ language: 'de' as const, state, live: state === 'live', outdated }]
  const place: PlaceState = {
    entity_type: entityType,
    entry_id: 0,
    language: '',
    record: null,
    values: {},
    items: [],
    can: [],
    lock: null,
    live: true,
    scheduled: null,
    rejection: null,
    earlier_rejections: [],
    unchanged: false,
  }
  return [entityType, languages ? { ...place, languages } : place]
}

const load = (...sections: [string, PlaceState][]) => ({
  sections: Object.fromEntries(sections),
  logs: [],
  last_updated_at: null,
})

test('what is out of date comes first, then what was sent back, then what is missing', () => {
  const loaded = load(
    section('main_banner', 'pending'),
    section('icm_banner', 'live'),
    section('product_banner', 'none'),
    section('discover', 'live', true),
    section('work_with_us', 'rejected'),
  )
  const open = openTranslations([homeEditor], [loaded])
  expect(open.map(({ section: { label } }) => label)).toEqual([
    'Discover',
    'Work with Us',
    'New!',
    'Hero Banner',
  ])
})

test('with one language, and before anything is loaded, there is nothing to translate', () => {
  expect(openTranslations([homeEditor], [load(section('discover', null))])).toEqual([])
  expect(openTranslations([homeEditor], [undefined])).toEqual([])
})
