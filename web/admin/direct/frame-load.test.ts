import { expect, test } from 'vitest'
import { mainMenu } from '#catalogue/frame/header-menus.ts'
import { settings } from '#catalogue/frame/settings.ts'
import { saveBody } from '#catalogue/save-body.ts'
import { footingOf } from '#web/admin/form/form-content.ts'
import { saveRequest } from '#web/admin/form/save-request.ts'
import { newestState, stateOfLoad } from './frame-load.ts'

const load = {
  menus: [
    { id: 2, name: 'Menu', slug: 'menu', path: '/menu' },
    { id: 4, name: 'Find Restaurant', slug: 'contact', path: '/contact' },
  ],
  image_url: '/media/9',
  image_id: 9,
  gallery_id: 9,
  alt: 'Marigold',
  version: 5,
  updated_at: '2026-05-01T09:00:00Z',
}

test('editors and admins may save a menu, only admins the settings; the others look', () => {
  const can = (role: 'Admin' | 'Editor' | 'Support' | 'Approver') => [
    stateOfLoad(mainMenu, load, role).can.length > 0,
    stateOfLoad(settings, { version: null, updated_at: null }, role).can.length > 0,
  ]
  expect(can('Admin')).toEqual([true, true])
  expect(can('Editor')).toEqual([true, false])
  expect(can('Approver')).toEqual([false, false])
  expect(can('Support')).toEqual([false, false])
})

test('a menu in a new order is sent by its ids, with the version that was loaded', () => {
  const footing = footingOf(mainMenu, stateOfLoad(mainMenu, load, 'Editor'))
  const values = { ...footing.content.values, menus: load.menus.toReversed() }
  const { path, body } = saveRequest(mainMenu, footing, { values, items: [] }, 0)
  expect(path).toBe('/headers/1/update')
  expect(body).toEqual({ structure: [4, 2], version: 5 })
  expect(saveBody(mainMenu).safeParse(body).success).toBe(true)
})

test('what was never saved is sent whole and without a version', () => {
  const empty = { menus: [], image_id: null, gallery_id: null, image_url: null, alt: '' }
  const state = stateOfLoad(mainMenu, { ...empty, version: null, updated_at: null }, 'Admin')
  const footing = footingOf(mainMenu, state)
  expect(saveRequest(mainMenu, footing, footing.content, 0).body).toEqual({
    structure: [],
    gallery_id: null,
  })
})

test('what a save has answered is shown until something as new is loaded', () => {
  const loaded = stateOfLoad(mainMenu, load, 'Editor')
  const answered = stateOfLoad(mainMenu, { ...load, version: 6 }, 'Editor')
  expect(newestState(loaded, answered)).toBe(answered)
  expect(newestState(answered, loaded)).toBe(answered)
  expect(newestState(loaded, null)).toBe(loaded)
})
