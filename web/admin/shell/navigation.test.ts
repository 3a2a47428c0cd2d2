import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { guideOf } from './guide-of.ts'
import { crumbsOf, itemAt, navigationFor } from './navigation.ts'
import { readPins, togglePin, writePins } from './sidebar.tsx'

function titlesFor(role: 'Admin' | 'Editor' | 'Support' | 'Approver') {
  return navigationFor(role).flatMap(({ items }) => items.map(({ title }) => title))
}

test('Approval is listed for approvers only', () => {
  expect(titlesFor('Approver')).toContain('Approval')
  expect(titlesFor('Editor')).not.toContain('Approval')
  expect(titlesFor('Admin')).not.toContain('Approval')
})

test('the sidebar lists the screens in the order of the specification', () => {
  const specified = [
    '/dashboard',
    '/admin/header/mainmenu',
    '/admin/header/hamburgermenu',
    '/admin/header/responsivemenu',
    '/admin/header/iconmenu',
    '/admin/footer',
    '/admin/media',
    '/admin/pages/home',
    '/admin/pages/about-us',
    '/admin/pages/menu',
    '/admin/pages/community',
    '/admin/pages/app',
    '/admin/pages/work-with-us',
    '/admin/pages/promotion',
    '/admin/pages/contact-us',
    '/admin/pages/faqs',
    '/admin/pages/privacy-policy',
    '/admin/pages/terms-conditions',
    '/admin/approval',
    '/admin/logs',
    '/admin/settings',
    '/admin/support',
    '/admin/profile',
  ]
  const paths = (['Admin', 'Approver'] as const).flatMap((role) =>
    navigationFor(role).flatMap(({ items }) => items.map(({ path }) => path)),
  )
  const ofAdmin = specified.filter((path) => path !== '/admin/approval')
  const half = paths.lastIndexOf('/dashboard')
  const listed = (some: string[]) => some.filter((path) => specified.includes(path))
  expect(listed(paths.slice(0, half))).toEqual(ofAdmin)
  expect(listed(paths.slice(half))).toEqual(specified)
})

test('the way to a page leads home; /dashboard/default has a link home too', () => {
  expect(crumbsOf('/admin/pages/home').map(({ title }) => title)).toEqual([
    'Dashboard',
    'Pages',
    'Home',
  ])
  expect(crumbsOf('/admin/header/mainmenu').map(({ title }) => title)).toEqual([
    'Dashboard',
    'Header',
    'Main Menu',
  ])
  expect(crumbsOf('/admin/campaigns/7')).toEqual([
    { title: 'Dashboard', path: '/dashboard' },
    { title: 'Campaigns', path: '/admin/campaigns' },
    { title: 'Campaign', path: null },
  ])
  expect(itemAt('/admin/campaigns/7')?.title).toBe('Campaigns')
  expect(itemAt('/admin/campaigns7')).toBeUndefined()
  expect(crumbsOf('/dashboard/default')[0]).toEqual({ title: 'Dashboard', path: '/dashboard' })
})

test('pins are kept by title', () => {
  const storage = memoryStorage()
  writePins(storage, togglePin(['Logs'], 'Home'))
  expect(readPins(storage)).toEqual(['Logs', 'Home'])
  expect(togglePin(['Logs', 'Home'], 'Logs')).toEqual(['Home'])
})

test('the look is beside the settings, and nowhere else', () => {
  const groups = navigationFor('Editor').filter(({ items }) =>
    items.some(({ path }) => path === '/admin/settings/look'),
  )
  expect(groups.map(({ title }) => title)).toEqual(['Administration'])
  expect(crumbsOf('/admin/settings/look').map(({ title }) => title)).toEqual(['Dashboard', 'Look'])
})

test('every screen has a guide, and the guide is there', () => {
  const screens = navigationFor('Admin').flatMap(({ items }) => items.map(({ path }) => path))
  for (const path of [...screens, '/admin/approval', '/admin/nowhere']) {
    const name = guideOf(path).replace('/admin/guides/', '').replace('.html', '.md')
    const file = join('docs/guides', name.replace('index.md', 'README.md'))
    expect([path, existsSync(file)]).toEqual([path, true])
  }
  expect(guideOf('/admin/approval')).toBe('/admin/guides/approving.html')
  expect(guideOf('/admin/pages/home')).toBe('/admin/guides/editing.html')
})
